/** The README of the packed app: the repository's own is mostly about its sources, and these sections of it are for operators. */
export function packedReadme({ version, engines, scripts, platform, readme }) {
  const sections = ['Configuration', 'Catalogue files', 'Data and backup']
  const commands = Object.keys(scripts).filter(name => name !== 'start')
  return `# Aisleway ${version}

A grocery shopping and meal-planning web app for one supermarket. It needs Node ${engines.node} and nothing else; this
package was made for ${platform}.

    node apps/api/dist/main.js

serves the app on http://127.0.0.1:3000 and keeps its data in .data, below the folder in which it is started. Ctrl-C or
SIGTERM stops it.

Commands for the operator, each of which tells its arguments with --help: ${commands.join(', ')}.

    node apps/api/dist/store-cli.js report
    node apps/api/dist/backup-cli.js /mnt/backup/aisleway.backup

If npm is there, \`npm start\` and \`npm run store -- report\` do the same. docs/operations.md has backups, metrics, several
servers and updates. LICENSE is the licence of the app, THIRD-PARTY-LICENCES.txt has those of the packages in it.

${sections.map(title => sectionOf(readme, title)).join('\n')}`
}

function sectionOf(readme, title) {
  const [, text] = readme.split(`\n## ${title}\n`)
  if (text === undefined) throw new Error(`README.md has no section ${title}.`)
  return `## ${title}\n${text.split('\n## ')[0]}`
}
