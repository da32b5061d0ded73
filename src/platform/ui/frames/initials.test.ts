import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Lin Yue', 'LY'],
  ['王芳', '王'],
  ['𠮷野家', '𠮷'],
  ['𝒜nna Maria Bell', '𝒜M'],
  ['  jean  ', 'J'],
  ['مريم', 'م'],
  ['<script>', '<'],
  ['', ''],
])('%j is shown as %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
