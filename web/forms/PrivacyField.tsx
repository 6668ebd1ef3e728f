import { Checkbox } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { PRIVACY_LABEL } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';

interface Props {
  readonly id: string;
  readonly inputProps: GetInputPropsReturnType;
}

/** Consent; the statement opens beside the form, so that no entry is lost (decisions.md D7). */
export function PrivacyField({ id, inputProps }: Props) {
  return (
    <Checkbox
      {...inputProps}
      id={id}
      name="privacy"
      required
      label={
        <>
          {PRIVACY_LABEL.before}
          <a href={paths.privacy} target="_blank" rel="noopener" title="Öffnet in einem neuen Tab">
            {PRIVACY_LABEL.link}
          </a>
          {PRIVACY_LABEL.after}
        </>
      }
    />
  );
}
