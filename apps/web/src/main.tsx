// Starts the app.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { restoreAddress } from './shell/last-address.ts';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
restoreAddress();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
