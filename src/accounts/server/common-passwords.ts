import { PASSWORD_MIN_LENGTH } from '../password.ts'

/**
 * What lists made in the West lack: what people type on Chinese and German keyboards, and here. Compared in
 * lower case, and once more without the digits and marks at the end.
 */
const COMMON = `
12345678 123456789 1234567890 0123456789 123456789a 1234567891 12345678910 123456789q 12345678a a12345678 a123456789
87654321 987654321 9876543210 0987654321 11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333
44444444 55555555 66666666 77777777 88888888 888888888 8888888888 99999999 999999999 12341234 12344321 12121212
123123123 123123123a 123321123 123454321 1234554321 12345679 11223344 1122334455 112233445566 11112222 12312312 13131313
10101010 01010101 10203040 20202020 20242024 20252025 20262026 19841984 19871987 19881988 19891989 19901990 19911991
147258369 147852369 159357456 159753456 741852963 789456123 789456123a 963852741 321654987 456789123 963258741 1236987450
5201314520 52013145 520131400 13145200 1314520520 a5201314 woaini520 woaini1314 woaini5201314 5201314a aini1314 woaiwojia
woaini123 woaini521 iloveyou1314 wodemima wodemima123 mima123456 mimamima nihao123 nihaoma123 zhangwei zhangsan123
password passw0rd p@ssword p@ssw0rd pa55word pa$$word password1 password12 password123 password1234 password12345
password! password1! password@123 passwort passwort1 passwort123 motdepasse contrasena parola123 haslo123 hasloh4slo
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop123 qwertz123 qwertzui qwertzuiop
azertyui azertyuiop azerty123 asdfghjk asdfghjkl asdfghjkl123 asdfasdf asdf1234 asdfqwer asdf123456 zxcvbnm1 zxcvbnm123
zxcvbnm, zxcvzxcv qazwsxedc qazwsx123 qazwsxedcrfv 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx !qaz2wsx qaz123456 zaq12wsx zaq1zaq1
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qweasdzxc qweasd123 qwe123456 qweqweqwe qwer1234
qwertyqwerty 123qweasd 123qweasdzxc 123456qwe 123456qwerty 1234qwer 12345qwert 123456abc 123456asd 123456aa a1b2c3d4
a1b2c3d4e5 abc12345 abc123456 abc123456789 abcd1234 abcd12345 abcd123456 abcdefgh abcdefghi abcdefg1 abcdefg123 aa123456
aa12345678 aaaaaaaa aaaa1111 aabbccdd asd123456 asdasdasd asd123asd zxc123456 zxczxczxc zz123456 wang123456 li123456
admin123 admin1234 admin12345 admin123456 administrator admin888 adminadmin root1234 root123456 rootroot test1234
test12345 test123456 testtest testing123 guest123 guest1234 user1234 user12345 welcome1 welcome12 welcome123 welcome@123
changeme changeme1 changeme123 default1 default123 letmein1 letmein123 letmein12 master123 master12 secret123 secret12
login123 login1234 access14 access123 temp1234 temporary service1 system123 server123 manager1 manager123 office123
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu123 ilovegod lovelove loveyou1 lovely123 loveme123 mylove123
sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
spiderman starwars starwars1 pokemon1 pokemon123 minecraft minecraft1 dragon123 dragon12 monkey123 monkey12 shadow123
michael1 michelle michelle1 jennifer jessica1 jonathan christian christopher alexander alexandra samantha victoria
nicholas nicole123 elizabeth stephanie patricia benjamin danielle daniel123 thomas123 andrea123 anthony1 charlie1
charlie123 jordan23 jordan123 hunter123 killer123 freedom1 freedom123 computer computer1 internet internet1 security
security1 trustno1 whatever whatever1 blink182 mercedes porsche911 ferrari1 corvette mustang1 maverick midnight
chocolate cookie123 butterfly sunflower flower123 strawberry banana123 orange123 cheese123 pepper123 ginger123
liverpool liverpool1 chelsea1 arsenal1 arsenal123 manchester barcelona barcelona1 realmadrid juventus bayern123
schalke04 borussia werder123 hamburg1 berlin123 germany1 deutschland deutschland1 hallo123 hallo1234 hallohallo
schatz123 sommer123 sommer2024 sommer2025 winter123 winter2024 winter2025 fruehling herbst123 summer123 summer2024
summer2025 spring2024 spring2025 autumn2024 january1 february monday123 friday123 shenzhen shenzhen123 guangdong
guangzhou shanghai shanghai123 beijing123 beijing2008 hongkong hongkong1 zhongguo zhongguo123 china123 china123456
taobao123 alibaba123 alibaba1 amazon123 amazon12 amazonseller ebay1234 paypal123 google123 googlegoogle facebook
facebook1 linkedin linkedin1 youtube1 youtube123 samsung1 samsung123 huawei123 xiaomi123 iphone123 nokia123 microsoft
windows10 windows123 android1 greenlane greenlane1 greenlane123 taxtaxtax vatvatvat
`

const OWN = COMMON.trim().split(/\s+/)

/** Shorter ones are refused for their length. */
const isCounted = (password: string) => [...password].length >= PASSWORD_MIN_LENGTH

/**
 * The list is read at the first password that somebody chooses: the start does not wait for it. It is
 * `passwords-common` of zxcvbn-ts (MIT), 49,000 passwords by their frequency in breaches, together with ours.
 */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const known: readonly unknown[] = dictionary['passwords-common']
  const texts = known.filter((password) => typeof password === 'string')
  return new Set([...OWN, ...texts.map((text) => text.toLowerCase())].filter(isCounted))
}

let list: Promise<ReadonlySet<string>> | undefined

/** The passwords that are refused, of eight characters and more, in lower case. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (list ??= readList())

export async function isCommonPassword(password: string): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase()
  if (new Set(lower).size < 3) return true
  const common = await commonPasswords()
  const bare = lower.replace(/[\d\W_]+$/u, '')
  return common.has(lower) || common.has(lower.replace(/[\W_]+$/u, '')) || common.has(bare)
}
