import { expect, test } from 'vitest'
import { citationText } from './citation.ts'

test.each([
  ['Directive 2006/112 art. 45', 'Directive 2006/112/EC, art. 45', '欧盟指令2006/112/EC第45条'],
  [
    'Directive 2006/112 art. 44, 196',
    'Directive 2006/112/EC, art. 44, 196',
    '欧盟指令2006/112/EC第44、196条',
  ],
  [
    'Directive 2006/112 art. 17, 94(1), 138(2)(c), 262',
    'Directive 2006/112/EC, art. 17, 94(1), 138(2)(c), 262',
    '欧盟指令2006/112/EC第17、94(1)、138(2)(c)、262条',
  ],
  ['Regulation 282/2011 art. 5b', 'Regulation (EU) 282/2011, art. 5b', '欧盟条例282/2011第5b条'],
  ['VATA 1994 s. 7A(2)(a)', 'VATA 1994 s. 7A(2)(a)', 'VATA 1994 s. 7A(2)(a)'],
  ['财税〔2016〕36号附件4第二条', '财税〔2016〕36号附件4第二条', '财税〔2016〕36号附件4第二条'],
])('%s', (source, en, zh) => {
  expect([citationText(source, 'en'), citationText(source, 'zh')]).toEqual([en, zh])
})
