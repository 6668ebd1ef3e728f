import { sampleFolder } from '../shared/forms/sample-folder.ts';
import { acceptRequest } from './runtime/accept-request.ts';

export const handler = acceptRequest(sampleFolder);
