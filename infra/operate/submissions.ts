/** The command behind `npm run submissions`. */
import { Command, CommanderError, Option } from 'commander';
import { profileOption, readNumber, selecting, stageOption, type StageOptions } from './command-line.ts';
import { erase, type EraseSettings } from './erase.ts';
import { FORMATS } from './export-formats.ts';
import { exportRecords, type ExportSettings } from './export.ts';
import { list } from './list.ts';
import { OperateError, sentenceOf } from './operate-error.ts';
import { person } from './person.ts';
import type { Selection } from './read-records.ts';
import { retention } from './retention.ts';
import { show } from './show.ts';
import { openAws, openLocal, type Stores } from './stores.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Whom a command is about. */
const WHOM = 'e-mail address, telephone number, or name as it was entered';
const FAILED = 1;
const MISUSED = 2;

/**
 * Runs one command line.
 * @param args without the program's own name
 * @param dataDir of the store on this machine
 * @returns the exit code: 0, 1 for a failure, 2 for an invalid command line; the reason is printed
 */
export async function runCommand(args: readonly string[], terminal: Terminal, dataDir: string): Promise<number> {
  const program = createProgram(terminal, open);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISUSED;
    const { stage, profile } = program.opts<StageOptions>();
    terminal.note(sentenceOf(error, stage ?? dataDir, profile));
    return FAILED;
  }

  async function open(): Promise<Stores> {
    const { stage, profile } = program.opts<StageOptions>();
    if (stage !== undefined) return openAws(stage, profile);
    if (profile === undefined) return openLocal(dataDir);
    throw new OperateError('Ein Profil ist für AWS: Nennen Sie auch --stage, dev oder prod.');
  }
}

function createProgram(terminal: Terminal, open: () => Promise<Stores>): Command {
  const program = new Command('submissions')
    .description(
      'Reads, exports and erases what came in by the forms: from a running "npm start" in DATA_DIR, or with --stage from AWS.',
    )
    .addOption(stageOption())
    .addOption(profileOption())
    .configureHelp({ showGlobalOptions: true })
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.note(text.trimEnd()),
    })
    .exitOverride();

  selecting(program.command('list'))
    .description('the newest records')
    .option('--limit <number>', 'so many at most', readNumber, 50)
    .action(async ({ limit, ...selection }: Selection & { readonly limit: number }) =>
      list(await open(), terminal, selection, limit),
    );

  program
    .command('show')
    .description('one record in full')
    .argument('<reference>', 'as 7X3K-9QPA, in whatever case')
    .action(async (reference: string) => show(await open(), terminal, reference));

  selecting(program.command('export'))
    .description('records into a file, newest first')
    .addOption(new Option('--format <format>', 'of the file').choices(FORMATS).default('xlsx'))
    .option('--out <file>', 'a file that does not exist yet; - for standard output')
    .option('--photos', 'save the photos too, in a folder beside the file')
    .action(async ({ format, out, photos, ...selection }: Selection & ExportSettings) =>
      exportRecords(await open(), terminal, selection, { format, out, photos }),
    );

  program
    .command('person')
    .description('all that is stored about a person')
    .argument('<person>', WHOM)
    .option('--out <folder>', 'save it too, with photos, in a new folder')
    .action(async (whom: string, { out }: { readonly out?: string }) => person(await open(), terminal, whom, out));

  program
    .command('erase')
    .description('delete all that is stored about a person; shows it first, and asks')
    .argument('<person>', WHOM)
    .option('--confirm', 'delete without asking')
    .option('--report <folder>', 'where the erasure report is written', '.')
    .action(async (whom: string, settings: EraseSettings) => erase(await open(), terminal, whom, settings));

  program
    .command('retention')
    .description('records that do not end as shared/retention.ts says; shows them, asks, and changes their end')
    .option('--confirm', 'change without asking')
    .action(async ({ confirm }: Pick<EraseSettings, 'confirm'>) => retention(await open(), terminal, confirm));
  return program;
}

if (import.meta.main) {
  // The reader of a pipe may end early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.exitCode = await runCommand(process.argv.slice(2), processTerminal(), process.env['DATA_DIR'] || '.data');
}
