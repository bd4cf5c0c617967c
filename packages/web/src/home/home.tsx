/** The first page: what this is, and a game in one click. */
import { Shell } from '../app/shell.tsx';
import { Columns } from './columns.tsx';
import { Hero } from './hero.tsx';
import s from './home.module.css';
import { LivePanel } from './live.tsx';
import { Sky } from './sky.tsx';

export function Home() {
  return (
    <Shell title="" wide>
      <Sky />
      <div className={s.top}>
        <Hero />
        <LivePanel />
      </div>
      <Columns />
    </Shell>
  );
}
