import { useEffect, useRef, useState } from 'react';
import hidden from '../components/hidden.module.css';
import { photoWords as words } from '../content/photo-words.ts';
import type { Photo } from '../delivery/photo-list.ts';
import styles from './PhotoField.module.css';

interface Props {
  readonly photos: readonly Photo[];
}

/** A rate measured over a shorter time would jump, in milliseconds. */
const LEAST_MEASURED_MS = 3000;

/** Next to the button while photos are uploaded: which one, how far, and the remaining time. */
export function UploadProgress({ photos }: Props) {
  const place = photos.findIndex(({ upload }) => upload.status === 'sending');
  const upload = photos[place]?.upload;
  const isSending = upload?.status === 'sending';
  const sent = photos.reduce((sum, photo) => sum + bytesSent(photo), 0);
  const total = photos.reduce((sum, { file }) => sum + file.size, 0);
  const left = useTimeLeft(isSending, sent, total);
  if (!isSending) return null;
  const number = place + 1;
  return (
    <div className={styles.uploading}>
      {/* Read out once for each photo; the figures below change too often. */}
      <p role="status">
        {upload.isInterrupted ? words.cut : words.stay}
        <span className={hidden.fromView}> {words.photo(number, photos.length)}</span>
      </p>
      {!upload.isInterrupted && (
        <p className={styles.figures} aria-hidden="true">
          {[words.progress(number, photos.length, upload.share), left !== undefined && words.left(left)]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </div>
  );
}

const bytesSent = ({ file, upload }: Photo) => {
  if (upload.status === 'done') return file.size;
  return upload.status === 'sending' ? upload.share * file.size : 0;
};

/** Seconds until everything is uploaded at the rate since the upload began, measured each second; undefined while that isn't known. */
function useTimeLeft(isSending: boolean, sent: number, total: number): number | undefined {
  const latest = useRef(sent);
  useEffect(() => void (latest.current = sent));
  const began = useRef<{ readonly at: number; readonly with: number }>(undefined);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!isSending) return undefined;
    const { at, with: beganWith } = (began.current ??= { at: Date.now(), with: latest.current });
    const timer = setInterval(() => {
      const [time, moved] = [Date.now() - at, latest.current - beganWith];
      const isKnown = time >= LEAST_MEASURED_MS && moved > 0;
      setLeft(isKnown ? ((total - latest.current) * time) / moved / 1000 : undefined);
    }, 1000);
    return () => clearInterval(timer);
  }, [isSending, total]);
  return left;
}
