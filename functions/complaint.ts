import { complaint } from '../shared/forms/complaint.ts';
import { acceptRequest } from './runtime/accept-request.ts';
import { COUNTED_CAUSES, log } from './runtime/log.ts';
import { photoKeeper } from './runtime/stored-photos.ts';

const keepPhotos = photoKeeper();

export const handler = acceptRequest(complaint, {
  // Reading and marking the photos come before storing; the Lambda's timeout and the page's are a little longer than this.
  timeLimitMs: 13_500,
  async beforeStoring(submission, { requestId, signal }) {
    const { refused, denied, infected } = await keepPhotos(submission, signal);
    const warn = (error: string) => log({ level: 'WARN', function: complaint.id, requestId, cause: { error } });
    if (denied) warn(COUNTED_CAUSES.photosDenied);
    if (infected) warn(COUNTED_CAUSES.malwareFound);
    return refused.length > 0 ? [{ field: 'photo_urls', code: 'photos', places: refused }] : [];
  },
});
