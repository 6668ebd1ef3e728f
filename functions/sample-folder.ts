import { sampleFolder } from '../shared/forms/sample-folder.ts';
import { acceptRequest } from './runtime/accept-request.ts';
import { orderedStones } from './runtime/ordered-stones.ts';

export const handler = acceptRequest(sampleFolder, { derive: orderedStones });
