import { describe, expect, it } from 'vitest'
import {
  fileBeside,
  pictureStyles,
  readTurns,
  turnedOnce,
  turnsOf,
  withTurns,
  type Fit,
  type KeptTurns,
  type Turns,
} from './look.ts'

describe('the file beside the one shown', () => {
  const files = [{ fileId: 'a' }, { fileId: 'b' }, { fileId: 'c' }]
  it.each<[string, 1 | -1, string | undefined]>([
    ['a', 1, 'b'],
    ['b', -1, 'a'],
    ['c', 1, undefined],
    ['a', -1, undefined],
    ['gone', 1, undefined],
    ['gone', -1, undefined],
  ])('%s, %i', (fileId, by, found) => {
    expect(fileBeside(files, fileId, by)?.fileId).toBe(found)
  })
})

describe('a picture of 400 by 200', () => {
  const size = { width: 400, height: 200 }
  it.each<[Fit, Turns, number, string, string, string]>([
    ['width', 0, 1, 'calc(100% * 1)', '2', '100%'],
    ['width', 2, 1.5, 'calc(100% * 1.5)', '2', '100%'],
    // Its frame is half as wide as high: the lying picture is twice as wide as the frame.
    ['width', 1, 1, 'calc(100% * 1)', '0.5', '200%'],
    ['page', 0, 1, 'calc(min(100cqw, 200cqh) * 1)', '2', '100%'],
    ['page', 3, 2, 'calc(min(100cqw, 50cqh) * 2)', '0.5', '200%'],
  ])('fits the %s, turned %i, enlarged %f', (fit, turns, zoom, frame, aspectRatio, width) => {
    const styles = pictureStyles({ fit, turns, zoom }, size)
    expect(styles.frame).toEqual({ width: frame, aspectRatio })
    expect(styles.picture).toEqual({
      width,
      transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
    })
  })

  it.each([undefined, { width: 0, height: 0 }])('is not laid out before its size is known: %o', (unknown) => {
    expect(pictureStyles({ fit: 'page', turns: 1, zoom: 1 }, unknown)).toEqual({
      frame: { width: '100%' },
      picture: {},
    })
  })
})

describe('turns', () => {
  it('come back after four', () => {
    const four = [0, 1, 2, 3] as const
    expect(four.map(turnedOnce)).toEqual([1, 2, 3, 0])
  })

  it('are kept by file, the latest first, upright ones not', () => {
    let kept: KeptTurns = []
    kept = withTurns(kept, 'a', 1)
    kept = withTurns(kept, 'b', 2)
    expect([turnsOf(kept, 'a'), turnsOf(kept, 'b'), turnsOf(kept, 'c')]).toEqual([1, 2, 0])
    expect(withTurns(kept, 'a', 3)).toEqual([
      ['a', 3],
      ['b', 2],
    ])
    expect(withTurns(kept, 'b', 0)).toEqual([['a', 1]])
  })

  it('of more files than anybody has open are forgotten, the oldest first', () => {
    let kept: KeptTurns = []
    for (let file = 0; file < 201; file += 1) kept = withTurns(kept, `f${file}`, 1)
    expect([kept.length, turnsOf(kept, 'f0'), turnsOf(kept, 'f1')]).toEqual([200, 0, 1])
  })

  it.each<[string | null, KeptTurns]>([
    [null, []],
    ['', []],
    ['{"a":1}', []],
    [
      '[["a",1],["b",7],[1,1],"x"]',
      [
        ['a', 1],
        ['b', 0],
      ],
    ],
  ])('are read from %j', (stored, kept) => {
    expect(readTurns(stored)).toEqual(kept)
  })
})
