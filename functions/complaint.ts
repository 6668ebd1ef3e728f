import { complaint } from '../shared/forms/complaint.ts';
import { acceptRequest } from './runtime/accept-request.ts';
import { log } from './runtime/log.ts';
import { photoKeeper } from './runtime/stored-photos.ts';

const keepPhotos = photoKeeper();

export const handler = acceptRequest(complaint, {
  // Reading and marking the photos comes before storing, each with the SDK's own three tries.
  timeLimitMs: 14_000,
  async beforeStoring(submission, requestId) {
    const { valid, denied } = await keepPhotos(submission);
    if (denied) log({ level: 'warn', function: complaint.id, requestId, cause: { error: 'AccessDenied' } });
    return valid ? [] : [{ field: 'photo_urls', code: 'photos' }];
  },
});
