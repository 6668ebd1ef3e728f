/** The command behind `npm run import-mapping`. */
import { readFile } from 'node:fs/promises';
import { stackNames } from '../stack/names.ts';
import { OperateError } from './operate-error.ts';
import { resourceMapping } from './resource-mapping.ts';
import { namedStage, runStageCommand, stageOptions } from './stage-command.ts';

await runStageCommand(async () => {
  const stage = namedStage(stageOptions(process.argv.slice(2)));
  const file = `cdk.out/${stackNames(stage).data}.template.json`;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperateError(`There is no ${file}: npm run synth -- -c stage=${stage}`);
  });
  process.stdout.write(`${JSON.stringify(resourceMapping(JSON.parse(text)), undefined, 2)}\n`);
  return true;
});
