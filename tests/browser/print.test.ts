import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ruleBook } from '../../src/i18n/en/rules/index.ts';
import { en } from '../../src/i18n/en.ts';
import { UNIT_TYPES } from '../../src/rules/types.ts';
import { launch } from './chromium.ts';
import { open } from './page.ts';

let browser: Browser;
const site = inject('site');
const { page: words, chapters } = ruleBook;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe('the reference sheet', () => {
  it('prints on two pages: the turn and the tables, then the mat and what else the Automa needs', async () => {
    const { context, page, problems } = await open(browser);
    await page.goto(`${site}#/rules`);
    await page.getByRole('link', { name: words.sheet.open }).click();
    await page.getByRole('heading', { name: words.sheet.title }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const first = page.locator('.reference-page').first();
    for (const title of [words.parts.turn.title, chapters.I.title, chapters.II.title, chapters.III.title]) {
      expect(await first.getByRole('heading', { name: title }).isVisible(), title).toBe(true);
    }
    const second = page.locator('.reference-page').last();
    // Fixed hits, purchases and where they go, the shot after the march: the tables alone do not run an Automa.
    for (const id of ['AU4', 'AU6', 'AU7', 'AU8', 'AU12', 'B9']) {
      expect(await second.getByText(`${ruleBook.rules[id]?.title}.`).isVisible(), id).toBe(true);
    }
    for (const type of UNIT_TYPES) {
      expect(await second.getByRole('rowheader', { name: en.names.units[type], exact: true }).count(), type).toBe(1);
    }
    expect(await page.locator('.desk-head').isVisible()).toBe(false);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    expect(problems).toEqual([]);
    await context.close();
  });
});
