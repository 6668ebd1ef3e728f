import { Icon, type IconName } from '../components/Icon.tsx';
import styles from './SurfaceView.module.css';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

/** A button of a dialog's bar: a sign with a name. */
export function DialogButton({ icon, label, onClick }: Props) {
  return (
    <button type="button" className={styles.control} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
