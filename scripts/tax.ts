/**
 * The VAT engine as a standalone tool: `npm run -s tax -- <command>`; docs/tax.md describes each command's input and
 * output.
 */
import { answerLines } from '#main/command-line/answer-lines.ts'
import type { Command } from '#main/command-line/command.ts'

const QUESTIONS: Record<string, () => Promise<{ answer: Command }>> = {
  judge: () => import('#main/command-line/judge.ts'),
  rate: () => import('#main/command-line/rate.ts'),
  'vat-number': () => import('#main/command-line/vat-number.ts'),
  due: () => import('#main/command-line/due.ts'),
  'fx-date': () => import('#main/command-line/fx-date.ts'),
  round: () => import('#main/command-line/round.ts'),
}

const USAGE = `npm run -s tax -- <command>
  judge | rate | vat-number | due | fx-date | round   JSON lines from stdin, JSON lines to stdout
  report FILE --company c.json [--rates fx.json] [--out DIR]   a sales report into totals, returns and issues
      no register is asked about buyers' numbers or names
  make-report --rows N --seed N                       a generated Amazon VAT Transactions Report
`

/** A reader that stopped reading (such as head) is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

async function run(command: string | undefined, options: string[]): Promise<number> {
  const questions =
    command === undefined || !Object.hasOwn(QUESTIONS, command) ? undefined : QUESTIONS[command]
  if (questions) {
    const { answer } = await questions()
    return (await answerLines(process.stdin, process.stdout, answer)) ? 0 : 1
  }
  if (command === 'make-report') {
    const { writeReport } = await import('#main/command-line/make-report.ts')
    return writeReport(options, process.stdout)
  }
  if (command === 'report') {
    const { report } = await import('#main/command-line/report/report.ts')
    return report(options, (text) => process.stdout.write(text))
  }
  process.stderr.write(USAGE)
  return command === undefined || command === 'help' ? 0 : 2
}

process.exitCode = await run(process.argv[2], process.argv.slice(3))
