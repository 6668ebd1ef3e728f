import { consultation } from '../shared/forms/consultation.ts';
import { acceptRequest } from './runtime/accept-request.ts';
import { orderedStones } from './runtime/ordered-stones.ts';

export const handler = acceptRequest(consultation, { derive: orderedStones });
