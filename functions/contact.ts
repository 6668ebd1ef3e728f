import { contact } from '../shared/forms/contact.ts';
import { acceptRequest } from './runtime/accept-request.ts';

export const handler = acceptRequest(contact);
