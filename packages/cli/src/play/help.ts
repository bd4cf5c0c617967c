export const HELP = `Type the number of what you want to do, or enough of its words ("report maniz", "end").
Where cards must be chosen, give their numbers ("1 3"), "all", or nothing to go back; "5 all" does both at once.

  table          the spaceline, and what is where        (t)
  hand           the cards in your hand                  (h)
  battle         the battle that is being fought         (b)
  options        what you can do now                     (o)
  look CARD      everything about a card, and how it stands
  why WORDS      why something cannot be done: "why move kazon raider catalog", "why 3" for card h3 of your hand
  log [all]      what has happened                       (l)
  undo           take back what you did last, if it told you nothing new
  stops on|off   be asked between the opponent's actions too; off is the default
  save FILE      keep the game, for \`spaceline replay\` and \`spaceline play --resume\`
  quit           leave, and save the game if --save was given (q)`;
