import styles from './Points.module.css';
import { RunningText } from './RunningText.tsx';

interface Props {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Headings with a sentence each, in up to three columns. */
export const Points = ({ items }: Props) => (
  <ul className={styles.points}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>
          <RunningText>{text}</RunningText>
        </p>
      </li>
    ))}
  </ul>
);
