// Unpacks Chromium and its libraries into the folder of TMPDIR, and prints where it is.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x' // else the libraries stay packed
const { default: chromium } = await import('@sparticuz/chromium')
process.stdout.write(await chromium.executablePath())
