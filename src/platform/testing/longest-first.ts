import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, a long file would keep one worker busy while the other has nothing left to do. */
export function longestFirst(longest: readonly string[]): typeof BaseSequencer {
  const rank = ({ moduleId }: TestSpecification) => (longest.some((name) => moduleId.endsWith(name)) ? 0 : 1)
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
      const usual = await super.sort(files)
      return usual.toSorted((one, other) => rank(one) - rank(other))
    }
  }
}
