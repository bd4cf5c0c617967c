import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './app/app.css';
import { App } from './app/app.tsx';
import { Failed } from './app/failed.tsx';
import { followNewBuilds } from './net/new-build.ts';
import { sendWhatWaits } from './net/outbox-key.ts';
import { applyLook } from './net/settings.ts';

applyLook();
followNewBuilds();
sendWhatWaits();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Failed>
      <App />
    </Failed>
  </StrictMode>,
);
