import { runSite } from '../../fixtures/running-site.ts';

export default runSite;
