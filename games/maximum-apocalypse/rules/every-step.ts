// Steps that call each other in circles are called by name (steps.ts), so nobody imports the
// files they are written in. They are imported here, and thereby registered.
import './damage.ts';
import './death.ts';
import './draw.ts';
import './gear.ts';
import './hunger.ts';
import './mission-events.ts';
import './monsters.ts';
import './movement.ts';
import './react.ts';
import './resolve.ts';
import './scavenge.ts';
import './status.ts';
import './stealth.ts';
import './tokens.ts';
