import { expect, type Locator, type Page } from '@playwright/test';

/** What the page shows after a decision: the next question, a person to hand over to, or the end. */
export type Next = 'asked' | 'hand-over' | 'over';

/** Where a person answers: in the list of choices, or on a lit thing of the board. */
export type Way = 'list' | 'board';

/** Which of so many. */
export type Pick = (n: number) => number;

/** A table as a person has it before them. */
export class TablePage {
  readonly page: Page;
  readonly choices: Locator;
  readonly main: Locator;
  readonly heading: Locator;
  readonly lit: Locator;
  readonly handOver: Locator;
  readonly account: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.choices = page.locator('.choice');
    this.main = page.locator('.prompt .button.main');
    this.heading = page.locator('.prompt:not(.review) h2');
    this.lit = page.locator('[data-thing][data-state="legal"]');
    this.handOver = page.locator('main.hand-over');
    this.account = page.locator('.account');
    this.log = page.locator('.log li');
  }

  /**
   * Waits until there is something to do. The page moves the focus to the question of each new
   * decision: that is how a person with a screen reader hears of it, and how we know it is new.
   */
  async next(timeout = 20_000): Promise<Next> {
    const found = await this.page.waitForFunction(
      () => {
        // A wanderer means whatever it chose, also where the page asks whether it does.
        document.querySelector<HTMLElement>('.doubt .button.main')?.click();
        if (document.querySelector('.account')) return 'over';
        if (document.querySelector('main.hand-over h2')) return 'hand-over';
        const heading = document.querySelector('.prompt:not(.waiting):not(.review) h2');
        const asked = heading !== null && heading === document.activeElement;
        return asked && document.querySelector('.choice, .counter') ? 'asked' : null;
      },
      undefined,
      { timeout, polling: 'raf' },
    );
    // The function above answers with one of these or goes on waiting.
    return (await found.jsonValue()) as Next;
  }

  /** Whether this person is asked just now. */
  async asked(): Promise<boolean> {
    return (await this.page.locator('.prompt:not(.waiting) .choice').count()) > 0;
  }

  /** The question and the log. The focus stays on the question: only this tells that it is new. */
  async written(): Promise<string> {
    return [...(await this.heading.allInnerTexts()), ...(await this.log.allInnerTexts())].join(
      '\n',
    );
  }

  /** Waits until a decision is in: the focus is back on the question, or the game is over. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { activeElement } = document;
      return document.querySelector('.account') || activeElement?.matches('.prompt h2');
    });
  }

  /**
   * Chooses a row of the list; with quick mode off, the main button settles it. A row of several
   * opens into them, and one of those is chosen.
   */
  async choose(row: Locator, pick: Pick = () => 0): Promise<void> {
    const several = (await row.getAttribute('data-several')) !== null;
    await row.click();
    if (several) {
      await expect(this.page.locator('.prompt .actions .button:not(.main)')).toHaveCount(1);
      return this.choose(this.choices.nth(pick(await this.choices.count())), pick);
    }
    if (await this.quick()) return;
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await this.main.click();
  }

  /**
   * Chooses a lit thing of the board in quick mode. One choice points at it: that is the decision.
   * Several do: the list narrows to them, and one of them is taken there.
   */
  async chooseThing(
    thing: Locator,
    pick: Pick,
    /** Something else may lie over its middle: a person aims beside it, a test at the thing itself. */
    click: (held: Locator) => Promise<void> = (held) => held.click(),
  ): Promise<void> {
    const says = (await thing.getAttribute('aria-label')) ?? (await thing.innerText());
    const several = says.includes('; ');
    await click(thing);
    if (!several) return;
    await expect(this.page.locator('.prompt .actions .button:not(.main)')).toHaveCount(1);
    await this.choices.nth(pick(await this.choices.count())).click();
  }

  /** Answers once, in quick mode. `way` is a wish: not every question lights up the board. */
  async answer(way: Way, pick: Pick): Promise<Way> {
    const lit = way === 'board' ? await this.lit.count() : 0;
    if (lit > 0) {
      const several = (await this.page.locator('.picker').count()) > 0;
      await this.chooseThing(this.lit.nth(pick(lit)), pick);
      // A question that takes several only begins on the board.
      if (several) await this.pickSeveral(pick);
      return 'board';
    }
    if ((await this.page.locator('.picker').count()) > 0) await this.pickSeveral(pick);
    else await this.choose(this.choices.nth(pick(await this.choices.count())), pick);
    return 'list';
  }

  /** Takes items of a question that takes several, until the answer can be sent. */
  async pickSeveral(pick: Pick): Promise<void> {
    const free = this.page.locator(
      '.picker .choice[aria-pressed="false"], .picker .counter button:last-child:enabled',
    );
    while (!(await this.main.isEnabled())) await free.nth(pick(await free.count())).click();
    await this.main.click();
  }

  /** The next person takes the device. */
  async takeOver(): Promise<void> {
    await this.handOver.getByRole('button').click();
    await expect(this.handOver).toHaveCount(0);
  }

  /** The sentences of the choices, without their letters. */
  async sentences(): Promise<string[]> {
    return this.choices.evaluateAll((rows) =>
      rows.map((row) =>
        [...row.childNodes]
          .filter((node) => !(node instanceof Element && node.classList.contains('key')))
          .map((node) => node.textContent ?? '')
          .join('')
          .trim(),
      ),
    );
  }

  quick(): Promise<boolean> {
    return this.page.evaluate(() => {
      const kept = localStorage.getItem('incognita-settings');
      return kept !== null && JSON.parse(kept).state.quick === true;
    });
  }
}
