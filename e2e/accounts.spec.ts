import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LetterBox } from './letters.ts';
import { expect, test, watch } from './test.ts';
import { TestServer } from './test-server.ts';
import { openTable, settleIn } from './visit.ts';

const PASSWORD = 'a few words in a row';

/** Browsers bind passkeys to names, and 127.0.0.1 is none. */
const byName = (testServer: TestServer): string => testServer.url.replace('127.0.0.1', 'localhost');

/** A device that keeps passkeys and vouches for whoever holds it. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function another(browser: Browser, faults: string[]): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  watch(page, faults);
  await settleIn(page, { name: 'Somebody' });
  return [context, page];
}

const account = (page: Page) => page.locator('.own-account');

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.own-account').analyze();
  return violations.map(({ id, help }) => `${id}: ${help}`);
}

test('a guest makes an account by keyboard, finds the table on another device, and ends that session', async ({
  page,
  testServer,
  browser,
  faults,
}) => {
  await settleIn(page, { name: 'Ada', language: 'en' });
  const url = byName(testServer);
  await page.goto(url);
  const table = await openTable(page, { game: 'whiteout' }, false);

  await page.goto(`${url}/settings`);
  await expect(account(page)).toContainText('Keep your games');
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('User name or e-mail').focus();
  await page.keyboard.type('ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText('Signed in as ada');
  expect(await axe(page)).toEqual([]);
  // Settings made after that are kept with the account.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/account/settings'));
  await page.getByText('Français', { exact: true }).click();
  await kept;

  const [context, phone] = await another(browser, faults);
  await phone.goto(`${url}/settings`);
  await phone.getByText('Sign in', { exact: true }).first().click();
  await phone.getByLabel('User name or e-mail').fill('Ada');
  await phone.getByLabel('Password').fill('not the right one');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.getByRole('alert')).toContainText('do not belong together');
  await phone.getByLabel('Password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  // In the language that was set on the other device, under the name that was given there.
  await expect(account(phone)).toContainText('Connecté : ada');
  await expect(phone.getByLabel('Votre nom')).toHaveValue('Ada');
  await phone.goto(url);
  await expect(phone.locator(`a[href="/table/${table}"]`)).toHaveCount(1);

  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: /^Terminer la session/ }).click();
  await expect(page.getByRole('button', { name: /^Terminer la session/ })).toHaveCount(0);
  await phone.goto(`${url}/settings`);
  await expect(account(phone)).toContainText('Gardez vos parties');
  await context.close();
});

test('a passkey makes an account, brings its owner back, and the account goes for good', async ({
  page,
  testServer,
}) => {
  await withAuthenticator(page);
  await settleIn(page, { name: 'Cleo', language: 'en' });
  const url = byName(testServer);
  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: 'Make it with a passkey' }).click();
  await expect(account(page)).toContainText('Signed in by passkey');
  await expect(account(page).getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(1);

  // The only way in is not taken away.
  await account(page)
    .getByRole('button', { name: /^Remove the passkey/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('the only way into the account');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(account(page)).toContainText('Keep your games');
  await page.getByText('Sign in', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(account(page)).toContainText('Signed in by passkey');

  await page.getByText('Delete the account').click();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(account(page)).toContainText('Keep your games');
  await page.getByText('Sign in', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('passkey was not accepted');
});

test('an account by passkey takes a password as well, and then the passkey may go', async ({
  page,
  testServer,
}) => {
  await withAuthenticator(page);
  await settleIn(page, { name: 'Dora', language: 'en' });
  await page.goto(`${byName(testServer)}/settings`);
  await page.getByRole('button', { name: 'Make it with a passkey' }).click();
  await expect(account(page)).toContainText('Signed in by passkey');
  await account(page).locator('summary', { hasText: 'Add a password' }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('User name').fill('dora');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a password' }).click();
  await expect(account(page)).toContainText('Signed in as dora');
  await account(page)
    .getByRole('button', { name: /^Remove the passkey/ })
    .click();
  await expect(account(page)).toContainText('None yet.');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Sign in', { exact: true }).first().click();
  // A server without mail says who can help.
  await expect(account(page)).toContainText('Whoever runs this server can give you a new one');
  await page.getByLabel('User name or e-mail').fill('dora');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(account(page)).toContainText('Signed in as dora');
});

test('a while after signing in, tokens and passkeys are made only by who shows that it is them', async ({
  page,
  testServer,
}) => {
  await withAuthenticator(page);
  await settleIn(page, { name: 'Fay', language: 'en' });
  await page.goto(`${byName(testServer)}/settings`);
  await page.getByLabel('User name or e-mail').fill('fay');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(account(page)).toContainText('Signed in as fay');
  const aWhileAgo = (): void => {
    const db = new DatabaseSync(join(testServer.data, 'incognita.db'), { timeout: 5000 });
    db.exec("UPDATE account_sessions SET createdAt = '2020-01-01T00:00:00.000Z'");
    db.close();
  };

  aWhileAgo();
  await page.reload();
  await page.getByText('Programs that play for you').click();
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Make an access token' }).click();
  const proof = page.getByRole('region', { name: 'Show that it is you' });
  await expect(proof.getByLabel('Password')).toBeFocused();
  await page.keyboard.type('not the right one');
  await page.keyboard.press('Enter');
  await expect(proof.getByRole('alert')).toContainText('not the password of this account');
  await proof.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  // What was asked for is done, without asking again.
  await expect(proof).toHaveCount(0);
  await expect(page.getByRole('button', { name: /my bot/ })).toHaveCount(1);

  aWhileAgo();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(proof).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await proof.getByLabel('Password').fill(PASSWORD);
  await proof.getByRole('button', { name: 'It is me' }).click();
  const remove = account(page).getByRole('button', { name: /^Remove the passkey/ });
  await expect(remove).toHaveCount(1);
  // The passkey itself will do as well.
  aWhileAgo();
  await remove.click();
  await proof.getByRole('button', { name: 'Show the passkey' }).click();
  await expect(remove).toHaveCount(0);
});

test('whoever has forgotten their password gets a letter, and chooses another', async ({
  page,
}) => {
  const box = await LetterBox.open();
  const testServer = await TestServer.open({ SMTP_URL: box.url, MAIL_FROM: 'table@example.org' });
  try {
    await settleIn(page, { name: 'Emil', language: 'en' });
    await page.goto(`${testServer.url}/settings`);
    await page.getByLabel('User name or e-mail').fill('emil@example.org');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByLabel('Code').fill(await box.find(/\d{6}(?= is your)/));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(account(page)).toContainText('Signed in as emil@example.org');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Sign in', { exact: true }).first().click();
    await page.getByLabel('User name or e-mail').fill('emil@example.org');
    await page.getByRole('button', { name: 'Forgot the password?' }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(account(page)).toContainText('a letter with a code is on its way');
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Code').fill('a-code-of-ones-own-making');
    await page.getByLabel('New password').fill('quite another few words');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByRole('alert')).toContainText('is not the code of a letter');
    await page.getByLabel('Code').fill(await box.find(/^\w{20,40}$/m));
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(account(page)).toContainText('Signed in as emil@example.org');
  } finally {
    await testServer.close();
    box.close();
  }
});

test('under a bare number passkeys are off, and the page says so', async ({ page, testServer }) => {
  await settleIn(page, { language: 'en' });
  await page.goto(`${testServer.url}/settings`);
  await expect(account(page)).toContainText('Passkeys are off under this address');
  await expect(page.getByRole('button', { name: 'Make it with a passkey' })).toHaveCount(0);
});
