import { cpuOfFamily, cpuOfProcess } from './cpu.ts'
import { median, quantile } from './figures.ts'
import { keepBusy } from './load.ts'
import { slownessNow } from './yardstick.ts'

/** A measured server and its database. */
export type Subject = { pid: number; postmaster: number; work: (worker: number) => Promise<void> }
/** `serverMs` is the part of `cpuMs` without the database's; `slowness` is the machine's, see `yardstick.ts`. */
export type Slice = { cpuMs: number; serverMs: number; perSecond: number; p99: number; slowness: number }

const WORKERS = 8

/** Measures what server and database use from now on. */
export function countCpu({ pid, postmaster }: Pick<Subject, 'pid' | 'postmaster'>) {
  const [server, database] = [cpuOfProcess(pid), cpuOfFamily(postmaster)]
  return (requests: number): Pick<Slice, 'cpuMs' | 'serverMs'> => {
    const serverMs = (cpuOfProcess(pid) - server) / requests
    return { serverMs, cpuMs: serverMs + (cpuOfFamily(postmaster) - database) / requests }
  }
}

async function measureSlice(subject: Subject, forMs: number): Promise<Slice> {
  const slowness = slownessNow()
  const used = countCpu(subject)
  const begun = performance.now()
  const took = await keepBusy({ workers: WORKERS, forMs, work: subject.work })
  const seconds = (performance.now() - begun) / 1000
  return {
    ...used(took.length),
    perSecond: took.length / seconds,
    p99: quantile(took, 0.99),
    slowness,
  }
}

/** Measures subjects alternately in short slices, so that the noise of a shared machine affects all of them. */
export async function measureByTurns(
  subjects: readonly Subject[],
  options: { slices: number; forMs: number },
): Promise<Slice[]> {
  for (const subject of subjects)
    await keepBusy({ workers: WORKERS, forMs: options.forMs, work: subject.work })
  const slices: Slice[][] = subjects.map(() => [])
  for (let turn = 0; turn < options.slices; turn++) {
    for (const [index, subject] of subjects.entries())
      slices[index]?.push(await measureSlice(subject, options.forMs))
  }
  return slices.map((own) => {
    const of = (figure: keyof Slice) => median(own.map((slice) => slice[figure]))
    return {
      cpuMs: of('cpuMs'),
      serverMs: of('serverMs'),
      perSecond: of('perSecond'),
      p99: of('p99'),
      slowness: of('slowness'),
    }
  })
}
