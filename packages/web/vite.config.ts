import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { cardsJson, DATA_FILE, writeCards } from './scripts/data.mjs';
import { RULES_FILE, rulesJson } from './scripts/rules.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Serves /data/cards.json while developing and puts it beside the build: the facts, texts and states of all cards. */
function cardData(): Plugin {
  return {
    name: 'spaceline-card-data',
    configureServer(server) {
      server.middlewares.use(`/${DATA_FILE}`, (_request, response, next) => {
        writeCards(here('../../dist/web-data'))
          .then((path) => {
            response.setHeader('content-type', 'application/json');
            createReadStream(path).pipe(response);
          })
          .catch(next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: DATA_FILE, source: await cardsJson() });
    },
  };
}

/** The same for /data/rules.json: the rulebook. */
function ruleData(): Plugin {
  return {
    name: 'spaceline-rule-data',
    configureServer(server) {
      server.middlewares.use(`/${RULES_FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(rulesJson());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: RULES_FILE, source: rulesJson() });
    },
  };
}

export default defineConfig(({ command }) => {
  // A build is what people get, whoever asks for it: tests have a NODE_ENV of their own.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: here('.'),
    plugins: [cardData(), ruleData()],
    build: {
      outDir: here('../../dist/web'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 2048,
    },
    css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  };
});
