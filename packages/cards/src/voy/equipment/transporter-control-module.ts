import { ablePersonnelAt, Zone } from '@spaceline/engine';
import { either, equipment, grant, passes, skill } from '@spaceline/engine/language';

const operator = either(skill('ENGINEER'), skill('Transporter Skill'));

/** VOY-03 */
export const transporterControlModule = equipment('Transporter Control Module', {
  modifiers: [
    grant(
      'transporters',
      'gives transporters to your ship or facility that has it aboard, as long as an ENGINEER or Transporter Skill personnel of yours is with it',
      (g, source, vessel) => {
        const c = g.card(source);
        if (c.zone !== Zone.Aboard || c.host !== vessel || g.card(vessel).controller !== c.controller) return false;
        return ablePersonnelAt(g, vessel, c.controller).some((id) => passes(g, operator, id));
      },
    ),
  ],
});
