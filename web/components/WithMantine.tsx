import 'virtual:mantine-theme.css';
import { Button, Checkbox, Input, InputWrapper, MantineProvider, mergeThemeOverrides } from '@mantine/core';
import type { ReactNode } from 'react';
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
    Button: Button.extend({ classNames: { root: styles.button, label: styles.buttonLabel } }),
  },
});

/** Gives Mantine's parts their theme. Stands around the forms only, so that the other pages carry none of it. */
export function WithMantine({ children }: { readonly children: ReactNode }) {
  return (
    // Variables and global classes would be style elements, which the content security policy forbids; the variables are a file instead.
    <MantineProvider theme={themeWithControls} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
