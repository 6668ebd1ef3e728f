import { runSite } from '../../fixtures/running-site.ts';

/** One running system for all browsers. */
export default runSite;
