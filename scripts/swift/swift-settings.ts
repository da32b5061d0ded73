/** Who asks, and what the service calls its region. Their names are those that the portal is given. */
export const SWIFT = {
  region: 'drill-1',
  accessKeyId: 'drill:portal',
  secretAccessKey: 'secret-of-the-drill',
  /** How many keys a listing has: few, so that every listing of the drill takes several pages. */
  pageSize: 25,
} as const

export const STORES = ['account', 'container', 'object'] as const
export type Part = (typeof STORES)[number] | 'proxy'
export type Ports = Record<Part | 'cache', number>

/** One replica on one device: what is drilled is what Swift answers, not how it keeps. */
export function settingsOf(part: Part, { folder, ports }: { folder: string; ports: Ports }): string {
  return part === 'proxy' ? proxySettings(folder, ports) : storeSettings(part, folder, ports[part])
}

/** `workers = 0`: each server is one process, which can be killed as one. */
const common = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user =
swift_dir = ${folder}
log_level = WARNING
`

const storeSettings = (part: Part, folder: string, port: number): string => `${common(folder, port)}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true

[pipeline:main]
pipeline = ${part}-server

[app:${part}-server]
use = egg:swift#${part}
`

/** As the manual of s3api has it with tempauth. */
function proxySettings(folder: string, ports: Ports): string {
  const [account, user] = SWIFT.accessKeyId.split(':')
  return `${common(folder, ports.proxy)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck proxy-logging cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-logging proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:s3api]
use = egg:swift#s3api
location = ${SWIFT.region}
max_bucket_listing = ${SWIFT.pageSize}

[filter:tempauth]
use = egg:swift#tempauth
user_${account}_${user} = ${SWIFT.secretAccessKey} .admin

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.cache}

${[
  'catch_errors',
  'gatekeeper',
  'healthcheck',
  'proxy_logging',
  'listing_formats',
  'bulk',
  'copy',
  'slo',
  'dlo',
  'versioned_writes',
  'symlink',
]
  .map((name) => `[filter:${name.replace('proxy_logging', 'proxy-logging')}]\nuse = egg:swift#${name}\n`)
  .join('\n')}`
}

/** What Swift takes from `/etc/swift/swift.conf` otherwise. */
export const SWIFT_CONF = `[swift-hash]
swift_hash_path_suffix = drill
swift_hash_path_prefix = drill

[storage-policy:0]
name = drill
default = yes
`

/**
 * A server reads swift.conf from one folder only, which belongs to the machine. The drill leaves that one alone: the
 * folder is said before anything else of Swift is loaded.
 */
export const SERVER = `import sys
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv[1] + '/swift.conf'
from swift.common import wsgi, storage_policy, constraints
storage_policy.reload_storage_policies()
constraints.reload_constraints()
sys.exit(wsgi.run_wsgi(sys.argv[2], sys.argv[3] + '-server', verbose=True))
`
