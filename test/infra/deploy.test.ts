import { describe, expect, it } from 'vitest';
import { deploy, type Doings } from '../../infra/deploy.ts';

const OUTPUTS = { 'website-dev': { SiteUrl: 'https://d1.cloudfront.net', SiteBucketName: 'the-bucket', DistributionId: 'E1' } };

/** A world in which everything works; it keeps what was done to it, in order. */
function world(changes: Partial<Doings> = {}) {
  const done: string[] = [];
  const doings: Doings = {
    run: async (program, programArguments) => void done.push([program.replace(/^.*\/aws-cdk\/bin\//, ''), ...programArguments].join(' ')),
    outputs: async () => OUTPUTS,
    upload: async (folder, { bucket, distributionId }) => {
      done.push(`upload ${folder} to ${bucket}, ${distributionId}`);
      return { put: ['index.html'], unchanged: 3, invalidated: ['/'] };
    },
    say: () => {},
    ...changes,
  };
  return { done, doings };
}

const UPLOAD = 'upload dist/site to the-bucket, E1';

describe('a deployment', () => {
  it('builds, deploys every stack with the settings as they were given, and uploads the site', async () => {
    const { done, doings } = world();
    await deploy(['--context', 'stage=dev', '-c', 'alarmAddress=a@b.ch', '--profile', 'firma', '--require-approval', 'never'], doings);
    expect(done).toEqual([
      'web/build/build-site.ts',
      'infra/bundle-functions.ts',
      'cdk deploy --all --outputs-file cdk.out/outputs.json --context stage=dev --context alarmAddress=a@b.ch --profile firma --require-approval never',
      UPLOAD,
    ]);
  });

  it('of the site alone neither builds nor touches a stack', async () => {
    const { done, doings } = world();
    await deploy(['--site-only'], doings);
    expect(done).toEqual([UPLOAD]);
  });

  it('ends where something fails: a site without its stack is not uploaded', async () => {
    const { done, doings } = world({ run: async () => Promise.reject(new Error('cdk failed')) });
    await expect(deploy([], doings)).rejects.toThrow('cdk failed');
    expect(done).toEqual([]);
  });

  it.each([
    [['--context', 'stage=local'], 'The stage "local" is this machine: «npm start» runs it.'],
    [['--context', 'stage'], '--context takes name=value, not stage.'],
    [['--contxt', 'stage=dev'], "Unknown option '--contxt'"],
    [['--context', 'domain=x'], 'domain is a host name in lower case'],
    [['--context', 'stage=prod'], 'The production stage needs teamAddress'],
    [
      ['stage=prod', 'teamAddress=a@b.ch', 'senderAddress=a@b.ch', 'alarmAddress=a@b.ch'].flatMap((pair) => ['-c', pair]),
      'web/content/company.ts still holds placeholders',
    ],
  ])('with %j is refused in a sentence before anything is built', async (commandLine, sentence) => {
    const { done, doings } = world();
    await expect(deploy(commandLine, doings)).rejects.toThrow(sentence);
    expect(done).toEqual([]);
  });

  it('says what is missing when nothing was deployed yet', async () => {
    const { doings } = world({ outputs: async () => ({}) });
    await expect(deploy(['--site-only'], doings)).rejects.toThrow('cdk.out/outputs.json does not name the SiteBucketName of dev: deploy its stacks first.');
  });
});
