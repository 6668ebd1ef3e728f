import '../../generated/mantine-theme.css';
import {
  Checkbox,
  Input,
  InputWrapper,
  MantineProvider,
  mergeThemeOverrides,
  type MantineThemeOverride,
} from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './FormTheme.module.css';
import { theme } from './theme.ts';

/** The theme with the look of the controls; apart from `theme.ts` because class names need the bundler. */
export const formTheme = mergeThemeOverrides(theme, {
  components: {
    // These two reach every kind of input: Mantine builds them all from Input and Input.Wrapper.
    Input: Input.extend({ classNames: { wrapper: styles.wrapper, input: styles.input, section: styles.section } }),
    InputWrapper: InputWrapper.extend({
      classNames: {
        label: styles.label,
        required: styles.required,
        description: styles.description,
        error: styles.error,
      },
    }),
    Checkbox: Checkbox.extend({
      classNames: { root: styles.checkbox, input: styles.box, label: styles.boxLabel, error: styles.error },
    }),
  },
});

interface Props {
  readonly theme?: MantineThemeOverride;
  readonly children: ReactNode;
}

/** Mantine's provider, around the forms only, so that the other pages carry none of it. Its variables are a stylesheet (`web/builder/theme-styles.ts`). */
export function FormTheme({ theme: own = formTheme, children }: Props) {
  return (
    <MantineProvider theme={own} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
