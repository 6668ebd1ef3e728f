import '@mantine/core/styles.css';
import '../fonts/font-face.css';
import '../layout/tokens.css';
import './desk.css';
import '../generated/colours.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { theme } from '../components/fields/theme.ts';
import { Desk } from './Desk.tsx';

const root = document.querySelector<HTMLElement>('#app');
const { styleNonce = '', where = '' } = root?.dataset ?? {};
if (root)
  createRoot(root).render(
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={() => styleNonce}>
      <Desk where={where} />
    </MantineProvider>,
  );
