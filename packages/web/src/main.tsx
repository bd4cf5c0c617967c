import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './app/app.css';
import { App } from './app/app.tsx';
import { Failed } from './app/failed.tsx';
import { keepFocus } from './app/keep-focus.ts';
import { followNewBuilds } from './net/new-build.ts';
import { sendWhatWaits } from './net/outbox-key.ts';
import { applyLook } from './net/settings.ts';

applyLook();
followNewBuilds();
keepFocus();
sendWhatWaits();

const root = createRoot(document.getElementById('root')!, {
  onUncaughtError: (error) => {
    console.error(error);
    root.render(<Failed />);
  },
});
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
