import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { resourceMapping } from '../../../infra/operate/resource-mapping.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { NO_SETTINGS, synthesise, type Synthesised } from '../fixtures/fixture-stack.ts';
import { listening } from '../fixtures/store-fixture.ts';

const NAMES = {
  SampleFolderTable: { TableName: 'sample_folder_forms' },
  ConsultationTable: { TableName: 'consultation_forms' },
  SalesTable: { TableName: 'sales_forms' },
  ContactTable: { TableName: 'contact_forms' },
  ComplaintTable: { TableName: 'complaint_forms' },
  LogBucket: { BucketName: 'website-prod-access-logs-111122223333' },
  SiteBucket: { BucketName: 'website-prod-site-111122223333' },
  UploadsBucket: { BucketName: 'website-prod-uploads-111122223333' },
};

let prod: Synthesised;
beforeAll(async () => {
  prod = await synthesise('prod');
});

it('the mapping names every table and bucket that outlives its stack', () => {
  expect(resourceMapping(prod.data)).toEqual(NAMES);
});

it('the mapping of a stage without an account is refused: the names of its buckets are open', async () => {
  const { data } = await synthesise('dev', 'empty', { settings: NO_SETTINGS });
  expect(() => resourceMapping(data)).toThrow('The name of LogBucket is open: give the stage its account in infra/stages.ts.');
});

it('what is imported refers to nothing else in the stack, and is kept if the import is rolled back', () => {
  const imported = Object.keys(NAMES).map((id) => [id, prod.data.Resources[id]] as const);
  const referred = Array.from(JSON.stringify(imported).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"([\w:]+)"/g), ([, id = '']) => id);
  expect(referred.filter((id) => !(id in NAMES) && !id.startsWith('AWS::'))).toEqual([]);
  for (const [, resource] of imported) expect(resource?.DeletionPolicy).toBe('RetainExceptOnCreate');
});

it('CDK’s own command takes the mapping and asks CloudFormation to import exactly these', async () => {
  const asked: URLSearchParams[] = [];
  const aws = await listening(createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      // The version of CDK's bootstrap, in a parameter of Systems Manager.
      if (request.headers['x-amz-target'] === 'AmazonSSM.GetParameter') return response.end(JSON.stringify({ Parameter: { Value: '30' } }));
      const call = new URLSearchParams(body);
      asked.push(call);
      const { status, text } = answerTo(call.get('Action') ?? '');
      return response.writeHead(status, { 'content-type': 'text/xml' }).end(text);
    });
  }));
  const home = await temporaryFolder();
  const mapping = join(home, 'import.json');
  await writeFile(mapping, JSON.stringify(resourceMapping(prod.data)));
  const { code, output } = await cdk(home, ['import', 'website-prod-data', '--app', prod.folder, '--resource-mapping', mapping, '--no-execute', '--no-notices'], {
    HOME: home,
    AWS_ENDPOINT_URL: aws,
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-central-2',
  });
  const change = asked.find((call) => call.get('Action') === 'CreateChangeSet');
  expect([code, change?.get('ChangeSetType')], output).toEqual([0, 'IMPORT']);
  const resources = Array.from({ length: Object.keys(NAMES).length }, (_, index) => {
    const value = (name: string) => change?.get(`ResourcesToImport.member.${index + 1}.${name}`);
    return [value('LogicalResourceId'), { [value('ResourceIdentifier.entry.1.key') ?? '']: value('ResourceIdentifier.entry.1.value') }];
  });
  expect(Object.fromEntries(resources)).toEqual(NAMES);
  // The template is YAML.
  const imported = Array.from(change?.get('TemplateBody')?.matchAll(/^ {2}(\w+):$/gm) ?? [], ([, id]) => id);
  expect(imported.toSorted()).toEqual(Object.keys(NAMES).toSorted());
});

/** CloudFormation and the sign-in, as far as `cdk import` asks them: there is no stack yet. */
function answerTo(action: string): { readonly status: number; readonly text: string } {
  const answers: Readonly<Record<string, string>> = {
    GetCallerIdentity: '<Account>111122223333</Account><Arn>arn:aws:iam::111122223333:user/operator</Arn><UserId>A</UserId>',
    AssumeRole:
      '<Credentials><AccessKeyId>AKIDEXAMPLE</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>token</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>',
    CreateChangeSet: '<Id>arn:aws:cloudformation:eu-central-2:111122223333:changeSet/a/1</Id><StackId>arn:aws:cloudformation:eu-central-2:111122223333:stack/website-prod-data/1</StackId>',
    DescribeChangeSet: '<Status>CREATE_COMPLETE</Status><ExecutionStatus>AVAILABLE</ExecutionStatus><ChangeSetName>a</ChangeSetName><Changes/>',
  };
  const answer = answers[action];
  if (answer !== undefined) return { status: 200, text: `<${action}Response><${action}Result>${answer}</${action}Result></${action}Response>` };
  return { status: 400, text: '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id website-prod-data does not exist</Message></Error></ErrorResponse>' };
}

/** Runs CDK in a folder without a `cdk.json`, which would build the whole site first. */
async function cdk(cwd: string, args: readonly string[], environment: Readonly<Record<string, string>>): Promise<{ readonly code: number | null; readonly output: string }> {
  const program = fileURLToPath(import.meta.resolve('aws-cdk/bin/cdk'));
  const child = spawn(process.execPath, [program, ...args], { cwd, env: { PATH: process.env['PATH'], CI: 'true', ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}
