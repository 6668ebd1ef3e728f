import { returns } from '../shared/forms/returns.ts';
import { acceptRequest } from './runtime/accept-request.ts';

export const handler = acceptRequest(returns);
