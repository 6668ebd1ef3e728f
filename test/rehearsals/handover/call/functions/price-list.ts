import * as v from 'valibot';
import { handlePost } from './runtime/handle-post.ts';

// No call of another service is made.
const TIME_LIMIT_MS = 5000;

const request = v.strictObject({});

/** `POST /api/price-list` */
export const handler = handlePost({
  name: 'price-list',
  timeLimitMs: TIME_LIMIT_MS,
  async answer(body) {
    return v.is(request, body) ? { status: 200, body: {} } : { refused: 'invalid-fields', errors: [] };
  },
});
