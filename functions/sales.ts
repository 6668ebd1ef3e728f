import { sales } from '../shared/forms/sales.ts';
import { acceptRequest } from './runtime/accept-request.ts';

export const handler = acceptRequest(sales);
