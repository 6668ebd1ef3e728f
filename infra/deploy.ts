/** The command behind `npm run deploy`. */
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { company, openPlaceholders } from '../web/content/company.ts';
import { BUILD, EDGE_REGION, readSettings, refuseOtherSite, refusePlaceholders, REGION, SettingsError, type Settings } from './stack/settings.ts';
import { uploadSite } from './upload-site.ts';
import { DISTRIBUTION_OUTPUT, SITE_BUCKET_OUTPUT, SITE_URL_OUTPUT } from './stack/website-stack.ts';

const OUTPUTS_FILE = 'cdk.out/outputs.json';
const CDK = createRequire(import.meta.url).resolve('aws-cdk/bin/cdk');
const root = fileURLToPath(new URL('..', import.meta.url));

/** What a deployment does to the world; tests put something else here. */
export interface Doings {
  /** Runs a program of Node and waits for its good end. */
  readonly run: (program: string, programArguments: readonly string[]) => Promise<void>;
  /** Outputs of all stacks, as `cdk deploy` has left them. */
  readonly outputs: () => Promise<Readonly<Record<string, Readonly<Record<string, string>>>>>;
  readonly upload: typeof uploadSite;
  readonly say: (line: string) => void;
}

/**
 * Builds the site and the functions, deploys the stacks, and puts the site into its bucket.
 * @param commandLine `--context name=value` for each setting, `--profile` of the AWS configuration, `--require-approval` as for `cdk deploy`,
 * `--site-only` to put the site that is built into the bucket of the stacks as they are
 * @throws SettingsError
 */
export async function deploy(commandLine: readonly string[], { run, outputs, upload, say }: Doings): Promise<void> {
  const { context, profile, approval, siteOnly } = readCommandLine(commandLine);
  const settings = readSettings({ ...fixedContext(), ...context });
  const { stage } = settings;
  if (stage === 'local') throw new SettingsError('The stage "local" is this machine: «npm start» runs it.');
  refusePlaceholders(settings, openPlaceholders);
  refuseOtherSite(settings, company.siteUrl);
  if (!siteOnly) {
    say('Building the site and the functions …');
    await run('web/build/build-site.ts', []);
    await run('infra/bundle-functions.ts', []);
    say(`Deploying the stacks of ${stage} …`);
    await run(CDK, ['deploy', '--all', '--outputs-file', OUTPUTS_FILE, ...contextArguments(context), ...option('profile', profile), ...option('require-approval', approval)]);
  }
  const of = await outputsOf(outputs, settings);
  say('Uploading the site …');
  const { put, unchanged, invalidated } = await upload(BUILD.site, {
    s3: new S3Client({ region: REGION, profile }),
    cloudFront: new CloudFrontClient({ region: EDGE_REGION, profile }),
    bucket: of(SITE_BUCKET_OUTPUT),
    distributionId: of(DISTRIBUTION_OUTPUT),
  });
  say(`${put.length} files uploaded, ${unchanged} unchanged, ${invalidated.length} addresses invalidated.`);
  say(`The site is at ${of(SITE_URL_OUTPUT)}`);
}

function readCommandLine(args: readonly string[]) {
  const { values } = readOptions(args);
  const context = (values.context ?? []).map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    if (rest.length === 0) throw new SettingsError(`--context takes name=value, not ${pair}.`);
    return [name, rest.join('=')] as const;
  });
  return {
    context: Object.fromEntries(context),
    profile: values.profile,
    approval: values['require-approval'],
    siteOnly: values['site-only'] === true,
  };
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        context: { type: 'string', short: 'c', multiple: true },
        profile: { type: 'string' },
        'require-approval': { type: 'string' },
        'site-only': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

/** What stands in `cdk.json`, which CDK reads for itself. */
function fixedContext(): Readonly<Record<string, unknown>> {
  const { context } = JSON.parse(readFileSync(`${root}cdk.json`, 'utf8')) as { readonly context: Readonly<Record<string, unknown>> };
  return context;
}

const contextArguments = (context: Readonly<Record<string, string>>) =>
  Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]);

const option = (name: string, value: string | undefined) => (value === undefined ? [] : [`--${name}`, value]);

async function outputsOf(outputs: Doings['outputs'], { stage }: Settings): Promise<(name: string) => string> {
  const own = (await outputs())[`website-${stage}`];
  return (name) => {
    const value = own?.[name];
    if (value === undefined) throw new SettingsError(`${OUTPUTS_FILE} does not name the ${name} of ${stage}: deploy its stacks first.`);
    return value;
  };
}

function runNode(program: string, programArguments: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...programArguments], { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new SettingsError(`${program} failed: see above.`))));
  });
}

async function readOutputs(): ReturnType<Doings['outputs']> {
  const text = await readFile(root + OUTPUTS_FILE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Awaited<ReturnType<Doings['outputs']>>;
}

if (import.meta.main) {
  try {
    await deploy(process.argv.slice(2), { run: runNode, outputs: readOutputs, upload: uploadSite, say: (line) => process.stdout.write(`${line}\n`) });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
