import { useEffect, useRef, useState } from 'react';
import hidden from '../components/hidden.module.css';
import { Slot } from '../components/Slot.tsx';
import { photoWords as words } from '../content/photo-words.ts';
import type { Photo } from '../delivery/photo-list.ts';
import styles from './PhotoField.module.css';

interface Props {
  readonly photos: readonly Photo[];
}

/** A rate measured over a shorter time would jump, in milliseconds. */
const LEAST_MEASURED_MS = 3000;

/** Next to the button while photos are uploaded: which one, how far all of them together are, and the remaining time. */
export function UploadProgress({ photos }: Props) {
  const place = photos.findIndex(({ upload }) => upload.status === 'sending');
  const upload = photos[place]?.upload;
  const sending = upload?.status === 'sending' ? upload : undefined;
  const sent = photos.reduce((sum, photo) => sum + bytesSent(photo), 0);
  const total = photos.reduce((sum, { file }) => sum + file.size, 0);
  const left = useTimeLeft(sending?.since, sent, total);
  if (!sending) return null;
  const number = place + 1;
  return (
    <Slot className={styles.uploading}>
      {/* Read out once for each photo; the figures below change too often. */}
      <p role="status">
        <span>{sending.isInterrupted ? words.cut : words.stay}</span>
        <span className={hidden.fromView}>{` ${words.photo(number, photos.length)}`}</span>
      </p>
      {!sending.isInterrupted && (
        <p className={styles.figures} aria-hidden="true">
          {[words.progress(number, photos.length, sent / total), left !== undefined && words.left(left)]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </Slot>
  );
}

const bytesSent = ({ file, upload }: Photo) => {
  if (upload.status === 'done') return file.size;
  return upload.status === 'sending' ? upload.share * file.size : 0;
};

/**
 * Seconds until everything is uploaded at the rate of the uploads since then, measured each second; undefined while that isn't known.
 * @param since when they began; undefined between two photos and when nothing is uploaded
 */
function useTimeLeft(since: number | undefined, sent: number, total: number): number | undefined {
  const latest = useRef(sent);
  useEffect(() => void (latest.current = sent));
  const began = useRef<{ readonly since: number; readonly with: number }>(undefined);
  const [measured, setMeasured] = useState<{ readonly since: number; readonly left: number | undefined }>();
  useEffect(() => {
    if (since === undefined) return undefined;
    if (began.current?.since !== since) began.current = { since, with: latest.current };
    const { with: beganWith } = began.current;
    const timer = setInterval(() => {
      const [time, moved] = [Date.now() - since, latest.current - beganWith];
      const isKnown = time >= LEAST_MEASURED_MS && moved > 0;
      setMeasured({ since, left: isKnown ? ((total - latest.current) * time) / moved / 1000 : undefined });
    }, 1000);
    return () => clearInterval(timer);
  }, [since, total]);
  return measured?.since === since ? measured?.left : undefined;
}
