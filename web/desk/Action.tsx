import { Button, type ButtonProps } from '@mantine/core';
import { useTransition } from 'react';
import { report } from './call.ts';

interface Props extends ButtonProps {
  readonly type?: 'submit';
  readonly onClick: () => Promise<void> | void;
  readonly children: string;
}

/** A button that waits for what it does, and says why that failed. */
export function Action({ onClick, ...props }: Props) {
  const [isBusy, start] = useTransition();
  const act = () => start(() => Promise.resolve().then(onClick).catch(report));
  return <Button className="screen" variant="default" loading={isBusy} onClick={act} {...props} />;
}
