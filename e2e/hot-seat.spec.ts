import { arrange, shelve } from './arrange.ts';
import { expect, test } from './test.ts';
import { seatPerson, settleIn, startGame } from './visit.ts';

const CARDS = /Dogs \(\d\)|Storm|Shelter/;

test('two people on one screen: between turns nothing of the table is there', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  await page.goto(`${testServer.url}/new/whiteout`);
  await seatPerson(page, 'Vermilion', 'Ada');
  await seatPerson(page, 'Cobalt', 'Ben');
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  const drawn: Record<string, boolean> = { Ada: false, Ben: false };
  for (let turns = 0; turns < 4; turns++) {
    expect(await table.next()).toBe('hand-over');
    // Not hidden: not there. Neither for the eye nor for a screen reader, nor in the page's source.
    expect(await page.locator('.table > *').count()).toBe(2);
    for (const part of ['.choice', '.log li', '[data-thing]', '.table-mine', '.table-board'])
      await expect(page.locator(part)).toHaveCount(0);
    expect(await page.locator('body').innerHTML()).not.toMatch(CARDS);
    const [person, other] = (await table.handOver.innerText()).includes('Ada')
      ? ['Ada', 'Ben']
      : ['Ben', 'Ada'];

    await table.takeOver();
    expect(await table.next()).toBe('asked');
    expect((await table.sentences()).join()).toMatch(CARDS);
    // Who rested last time reads which cards came; the other reads only how many.
    const log = await table.log.allInnerTexts();
    const draws = (name: string) => log.filter((line) => line.includes(`${name} drew`));
    for (const line of draws(other)) expect(line).toMatch(/drew (a card|\d cards)\./);
    if (drawn[person])
      expect(draws(person).some((line) => /drew .*\(\d\)|Storm|Shelter/.test(line))).toBe(true);

    // The hand is small enough to rest at first; later a plain trek or scout does.
    const rest = page.locator('.choice[data-choice="rest"]');
    if ((await rest.count()) > 0) {
      await rest.click();
      drawn[person] = true;
    } else {
      await page.locator('.choice[data-choice="scout"]').click();
      await expect(table.heading).toHaveText('Spend a card to look ahead');
      await table.choices.first().click();
      await expect(table.heading).toHaveText('Keep one of the cards you scouted');
      await table.choices.first().click();
    }
  }
  expect(drawn).toEqual({ Ada: true, Ben: true });
});

test('the two cards of a paid recruit are seen by the one who paid, and by nobody else', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  const kept = arrange({
    game: 'auztralia',
    config: { seats: 2 },
    people: ['Ada', 'Ben'],
    seed: 7,
    prefer: ['look'],
    until: (look) => look.choices?.[0]?.do === 'keep' && look.choices.length === 2,
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  expect(await table.next()).toBe('hand-over');
  await table.takeOver();
  expect(await table.next()).toBe('asked');
  await expect(table.heading).toHaveText('Keep one of the cards you see');
  const [left = '', keeps = ''] = (await table.sentences()).map((said) =>
    said.replace('Keep ', ''),
  );
  await expect(table.log.first()).toContainText(left);

  await table.choices.last().click();
  // The one who paid may go on a while; what was seen stays between them and the deck.
  let next = await table.next();
  while (next === 'asked') {
    await table.choices.last().click();
    next = await table.next();
  }
  expect(next).toBe('hand-over');
  expect(await page.locator('body').innerHTML()).not.toContain(left);
  await table.takeOver();
  await table.next();
  await expect(page.locator('body')).toContainText(keeps);
  expect(await page.locator('body').innerHTML()).not.toContain(left);
});

test('bots in all other seats: the only person is never asked to hand over', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  await startGame(page, testServer.url, 'Whiteout', []);
  for (let turns = 0; turns < 5; turns++) {
    expect(await table.next()).toBe('asked');
    await table.choices.first().click();
  }
});

test('in a game without secrets nobody hands the screen over: it shows whoever is asked', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  await page.goto(`${testServer.url}/new/northwest-passage`);
  await seatPerson(page, 'Vermilion', 'Ada');
  await seatPerson(page, 'Cobalt', 'Ben');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const asked = new Set<string>();
  const eyebrow = page.locator('.prompt .eyebrow');
  for (let decisions = 0; decisions < 60 && asked.size < 2; decisions++) {
    expect(await table.next()).toBe('asked');
    await expect(eyebrow).toContainText('Your turn');
    asked.add(await eyebrow.locator('.seat-mark').first().innerHTML());
    await table.choose(table.choices.first());
  }
  expect(asked.size).toBe(2);
});
