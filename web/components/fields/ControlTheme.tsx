// Only the parts that these controls use; `@layer mantine` loses to the site's own modules.
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { mergeThemeOverrides, SegmentedControl, Select, Slider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import controls from './ControlTheme.module.css';
import { FormTheme, formTheme } from './FormTheme.tsx';

const controlTheme = mergeThemeOverrides(formTheme, {
  components: {
    Select: Select.extend({
      defaultProps: {
        allowDeselect: false,
        withCheckIcon: false,
        rightSection: <Icon name="chevron" />,
        rightSectionPointerEvents: 'none',
        // Within the page, where the list belongs to its part of it, also for a screen reader; its own scroll bar would be a second script.
        comboboxProps: { withinPortal: false, shadow: undefined },
        withScrollArea: false,
      },
      classNames: { dropdown: controls.list, option: controls.option },
    }),
    Slider: Slider.extend({
      // The figure is beside the slider.
      defaultProps: { label: null },
      classNames: {
        root: controls.slider,
        trackContainer: controls.trackContainer,
        track: controls.track,
        bar: controls.bar,
        thumb: controls.thumb,
      },
    }),
    SegmentedControl: SegmentedControl.extend({
      defaultProps: { withItemsBorders: false, transitionDuration: 0 },
      classNames: {
        root: controls.segments,
        indicator: controls.indicator,
        control: controls.segment,
        input: controls.segmentInput,
        label: controls.segmentLabel,
      },
    }),
  },
});

/**
 * The theme of the forms with the controls that only tools have: Select, Slider and SegmentedControl. For parts of a page that
 * are loaded when they are opened, since these controls are larger than all others together.
 */
export function ControlTheme({ children }: { readonly children: ReactNode }) {
  return <FormTheme theme={controlTheme}>{children}</FormTheme>;
}
