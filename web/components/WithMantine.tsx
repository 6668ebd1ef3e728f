import 'virtual:mantine-theme.css';
import { Checkbox, Input, InputWrapper, MantineContext, MantineThemeProvider, mergeThemeOverrides } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { theme } from '../theme.ts';
import styles from './WithMantine.module.css';

/** The theme with the look of the controls, in a place of its own because class names need the bundler. */
const themeWithControls = mergeThemeOverrides(theme, {
  components: {
    // These two reach every kind of input: Mantine builds them all from Input and Input.Wrapper.
    Input: Input.extend({ classNames: { wrapper: styles.wrapper, input: styles.input, section: styles.section } }),
    InputWrapper: InputWrapper.extend({
      classNames: { label: styles.label, required: styles.required, description: styles.description, error: styles.error },
    }),
    Checkbox: Checkbox.extend({
      classNames: { root: styles.checkbox, input: styles.box, label: styles.boxLabel, error: styles.error },
    }),
  },
});

/**
 * What MantineProvider would hand on. It isn't used because it carries what writes variables and classes into style elements, which the content
 * security policy forbids; the variables are a file instead.
 */
const settings: ContextType<typeof MantineContext> = {
  colorScheme: 'light',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

/** Gives Mantine's parts their theme. Stands around the forms only, so that the other pages carry none of it. */
export function WithMantine({ children }: { readonly children: ReactNode }) {
  return (
    <MantineContext value={settings}>
      <MantineThemeProvider theme={themeWithControls}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
