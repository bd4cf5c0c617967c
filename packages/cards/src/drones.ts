/** Borg drones that other cards speak of, and those of a hive who are linked. */
import { affiliation, either, icon, type Noun, people, presentWith, your } from '@spaceline/engine/language';
import { called } from './titles.ts';

/** The drone that assimilates in combat, with Assimilation Tubules as its special download: the facts do not name it. */
export const isTalonDrone = called('Three of Nineteen');

/** your Borg at one location are a hive: linked are those of them with whom a [Com] Borg is, itself included. */
const hive = your(people).which(affiliation('Borg')).here;
export const interlinked: Noun = hive.which(either(icon('Com'), presentWith(hive.which(icon('Com')))));
