import type { Ref } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './DialogButton.module.css';

interface Props {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon: IconName;
  readonly label: string;
  /** Of a button that shows something, and hides it again. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** A button of a dialog's bar: a sign with a name. */
export function DialogButton({ ref, icon, label, isPressed, onClick }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
