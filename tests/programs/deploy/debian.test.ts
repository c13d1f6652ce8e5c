// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findProgram } from '../../server/support/findProgram.ts'
import { missing } from '../../server/support/missing.ts'
import { caddy, nginx } from '../../server/support/proxyPrograms.ts'
import { smallBuildInfo, smallSite } from '../../server/support/smallSite.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'
import { writeFiles } from '../../server/support/writeFiles.ts'

const readme = readFileSync('server/deploy/README.md', 'utf8')
const section = /## A machine with Debian\n(.*?)\n## [^\n]*\n(.*?)$/s.exec(readme)?.slice(1) ?? []
const blocks = section.flatMap((part) =>
  [...part.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block),
)
const [build = '', setUp = '', start = '', tools = '', useNginx = '', useCaddy = '', renew = '', timer = ''] =
  blocks

const settings = {
  SITE_ORIGIN: 'https://www.company.com',
  RECAPTCHA_SITE_KEY: 'own-key',
  RECAPTCHA_SECRET: 'own-secret',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'website@company.com',
  ENQUIRY_TO: 'sales@company.com',
}

/** The archive as the README makes it, of a small site. */
function makeArchive(folder: string) {
  const made = {
    ...smallBuildInfo,
    siteOrigin: settings.SITE_ORIGIN,
    captchaKey: settings.RECAPTCHA_SITE_KEY,
  }
  writeFiles(join(folder, 'dist'), { ...smallSite, '.build.json': JSON.stringify(made) })
  for (const name of [
    'package.json',
    'package-lock.json',
    '.npmrc',
    '.env.example',
    'locales',
    'scripts/loadEnvFile.ts',
    'server',
    'src',
  ]) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  // The build itself is left out, as other tests run it.
  const install = /npm ci --omit=dev\n/.exec(build)?.[0] ?? 'missing'
  const pack = /^tar .*$/m.exec(build)?.[0] ?? 'missing'
  execFileSync('bash', ['-ec', `${install}${pack}`], {
    cwd: folder,
    env: { ...process.env, npm_config_prefer_offline: 'true', npm_config_audit: 'false' },
    stdio: 'pipe',
  })
  return join(folder, 'website.tar.gz')
}

const megabytes = (folder: string) =>
  Number(
    execFileSync('du', ['-sm', '--exclude=node/node_modules', folder], { encoding: 'utf8' }).split('\t')[0],
  )

const part = (name: string) => `echo "== ${name} |"\n`
const status = (path: string, options = '{}') =>
  `node -e 'fetch("https://www.company.com${path}", ${options}).then(async (answer) => console.log(answer.status, await answer.text()))'\n`
const enquiry = JSON.stringify({
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Origin: settings.SITE_ORIGIN,
    'Sec-Fetch-Site': 'same-origin',
  },
  body: JSON.stringify({
    name: 'L',
    mobile: '1',
    email: 'l@company.com',
    subject: '',
    message: '',
    recaptcha: 'x',
  }),
})

interface Visits {
  count: number
  failures: string[]
}

const untilReady = `until node -e 'fetch("http://127.0.0.1:3000/readyz").then(() => 0, () => process.exit(1))'; do sleep 0.1; done\n`
const untilSent = 'sleep 1; while [ -e /root/waiting ]; do sleep 0.1; done\n'

const restartUnderLoad = `
rm -f /root/stop && node /root/visit.ts & visitors=$!
sleep 1
cd /root && ${renew}
${untilReady}${untilSent}systemctl restart website
sleep 2 && touch /root/stop && wait $visitors
echo "$(cat /root/visits.json)"
`
const outage = `systemctl stop website\n${status('/contact-details')}${status('/ar/contact-details')}${status('/send_mail.php', '{method:"POST"}')}systemctl start website\n`

const analyze = findProgram('systemd-analyze')
const noSystemd = analyze ? undefined : missing('no systemd here (on Debian: apt-get install systemd)')

test.skipIf(noSystemd !== undefined).for(['website.service', 'website-doctor.service'])(
  `%s can do little besides its work${noSystemd ? ` (skipped: ${noSystemd})` : ''}`,
  (unit) => {
    // The threshold is in tenths: 2.0 of 10.
    const options = ['security', '--offline=true', '--threshold=20', `server/deploy/${unit}`]
    expect(spawnSync(analyze ?? '', options).status).toBe(0)
  },
)

const canHaveSystem = spawnSync('unshare', ['--mount', '--net', 'ip', 'link', 'set', 'lo', 'up']).status === 0
const reason =
  nginx.missing ??
  caddy.missing ??
  (canHaveSystem ? undefined : 'a system of its own needs root and iproute2')

test.skipIf(reason !== undefined)(
  `the README is followed on a bare Debian, and no page fails in a restart${reason ? ` (skipped: ${reason})` : ''}`,
  // Other suites run beside this one.
  { timeout: 600_000 },
  () => {
    const [folder, root, system] = [temporaryFolder({}), temporaryFolder({}), temporaryFolder({})]
    cpSync(makeArchive(folder), join(root, 'website.tar.gz'))
    // "Production installs only what production needs": the runtime has 143 MB, all packages 16 MB.
    expect(megabytes(join(folder, 'node_modules'))).toBeLessThan(175)
    cpSync('tests/programs/deploy/debian', join(root, 'stand-ins'), { recursive: true })
    cpSync('tests/programs/deploy/debian/visit.ts', join(root, 'visit.ts'))
    const env = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(root, 'settings'), env.join(''))
    const steps = [
      'exec 2>&1; cd /root\n',
      setUp,
      'cat /root/settings >> .env && cp node_modules/node/bin/node /root/stand-ins/\n',
      start,
      untilReady,
      part('tools'),
      tools.replaceAll('\n', ' || true\n'),
      'cd /srv/website\n',
      useNginx,
      part('nginx'),
      status('/contact-details'),
      status('/send_mail.php', enquiry),
      restartUnderLoad,
      part('nginx alone'),
      outage,
      'systemctl stop nginx; cd /srv/website\n',
      // The real authority cannot be reached from here.
      useCaddy
        .replace(
          'cp server/deploy/Caddyfile',
          "sed '0,/^{$/s//{\\n local_certs\\n skip_install_trust\\n admin off/' server/deploy/Caddyfile >",
        )
        .replace('> /etc', '> /etc'),
      untilReady,
      part('caddy'),
      status('/contact-details'),
      status('/send_mail.php', enquiry),
      restartUnderLoad,
      part('caddy alone'),
      outage,
      'cd /srv/website\n',
      part('timer'),
      timer,
      part('rights'),
      `stat -c '%U %a %n' /srv/website/.env /var/lib/website /srv/website/dist /etc/nginx/website\n`,
      `for user in www-data caddy; do runuser -u $user -- cat /srv/website/.env; done || true\n`,
    ]
    writeFileSync(join(root, 'steps.sh'), steps.join(''))
    const namespaces = [
      '--mount',
      '--net',
      '--pid',
      '--fork',
      '--kill-child',
      'bash',
      'tests/programs/deploy/debian/enter.sh',
    ]
    const { status: code, stdout } = spawnSync('unshare', [...namespaces, system, root], { encoding: 'utf8' })
    expect(code, stdout).toBe(0)
    const said = Object.fromEntries(stdout.split('== ').map((text) => text.split(/ \|\n/, 2)))
    expect(said['tools']).toMatch(/^ok +configuration +every variable is right, also for production\n/)
    expect(said['tools']).toContain('0 queued')
    for (const name of ['nginx', 'caddy']) {
      expect(said[name]).toMatch(/^200 contact en\n200 {"success":true,/)
      const visits = JSON.parse(/^{"count.*$/m.exec(said[name] ?? '')?.[0] ?? '{}') as Visits
      expect(visits.failures).toEqual([])
      expect(visits.count).toBeGreaterThan(500)
      expect(said[`${name} alone`]).toMatch(/^200 contact en\n200 contact ar\n50[23] /)
    }
    // No network leads to the captcha's provider from here.
    expect(said['timer']).toMatch(/^ok +database .*^fail +captcha .*^warn +placeholders /ms)
    expect(said['timer']).not.toContain('ping')
    expect(said['rights']).toMatch(
      /^website 600 .*\.env\nwebsite 700 .*\nroot 755 .*dist\nroot 700 .*\n(cat: .*Permission denied\n){2}$/,
    )
  },
)
