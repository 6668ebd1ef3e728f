import { consultation } from '../shared/forms/consultation.ts';
import { acceptRequest } from './runtime/accept-request.ts';

export const handler = acceptRequest(consultation);
