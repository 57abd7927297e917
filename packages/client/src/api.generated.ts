// Made from the OpenAPI document of the server by `npm run client-types`; do not edit.
export interface paths {
    "/api/v1/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds of one battle
         * @description Exact unless the method says otherwise or the battle is too large; the answer says which it is. In the language that the body names, else in the one of Accept-Language.
         */
        post: operations["calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds of up to 500 battles
         * @description Answers come in the order of the entries. An entry that is wrong, out of time or too large for the reply has an error in its place and leaves the others alone.
         */
        post: operations["batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calculators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that can be calculated */
        get: operations["listCalculators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calculators/{game}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One calculator: the JSON Schema of its input, its rules, ready battles and an example */
        get: operations["describeCalculator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units of a game by words of their names: what they bring, and which of their rules count */
        get: operations["findUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/units/battle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Two units by their names as a battle to calculate, with a detachment and models aboard */
        get: operations["battleOfUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The address that shows a battle in the web app
         * @description Of a calculator and its input, or of two units of army lists. The address holds the whole battle: it opens on any server of the same site, and nothing has to be stored for it. Where SHORT_LINKS is set, a short address that the server keeps comes beside it.
         */
        post: operations["shareBattle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The jobs of a client, newest first
         * @description Those that were sent with the same header oddsmith-client; none without it.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Ask a question that takes long
         * @description A question of kind matrix, sweep, sensitivity, seek, compare, plan, efficiency, lists, pairing, simulate. Who sends the header oddsmith-client may list the job.
         */
        post: operations["submitJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a job is */
        get: operations["describeJob"];
        put?: never;
        post?: never;
        /** Stop a job and forget it */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The progress of a job as server-sent events
         * @description progress events, then done, failed or cancelled, each with the status as its data; closing where the server goes before the job is done.
         */
        get: operations["watchJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of a job that is done
         * @description The result of a failed job is its error.
         */
        get: operations["fetchJobResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server is up */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an army list
         * @description Recognises the format by its structure. Send the text as JSON or as text/plain, or a file (.ros, .rosz) as application/octet-stream.
         */
        post: operations["importArmy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/armies/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a Grimdark Future list
         * @description JSON (share payload, save file with its books) or text of Army Forge, old and new.
         */
        post: operations["parseGrimdarkArmy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulation/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Units of two armies against each other
         * @description Exact unless a pairing is too large or the method says otherwise; rates are percentages.
         */
        post: operations["runGrimdark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulation/run-enhanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same, with what decides each pairing
         * @description Exact unless a pairing is too large or the method says otherwise; rates are percentages.
         */
        post: operations["runGrimdarkEnhanced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulation/visualize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One battle, die by die
         * @description The same units, scenario and seed always give the same battle.
         */
        post: operations["visualizeGrimdark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Special rules of Grimdark Future */
        get: operations["listGrimdarkRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Special rules whose name or meaning has these words */
        get: operations["searchGrimdarkRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/factions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Factions of Grimdark Future */
        get: operations["listFactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/factions/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Factions by a part of their name or of their rule */
        get: operations["searchFactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/factions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One faction */
        get: operations["describeFaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Problem
         * @description What is wrong, as data.
         */
        Problem: {
            /**
             * @description Scope and fact, to program against.
             * @example fantasy/to-hit-out-of-range
             */
            code: string;
            /**
             * @description Dotted path into the input; empty for the whole.
             * @example profiles[0].toHit
             */
            path: string;
            /** @description A sentence to show. */
            message: string;
            /** @description The name that was probably meant instead of one that is not known. */
            nearest?: string;
        };
        /**
         * Refusal
         * @description The body of every answer that is not a success: problem details (RFC 9457).
         */
        Refusal: {
            /**
             * @description The code as a name of its own: `urn:oddsmith:problem:` and the code.
             * @example urn:oddsmith:problem:fantasy/to-hit-out-of-range
             */
            type: string;
            /** @description Of the status. */
            title: string;
            /** @description The status of the reply. */
            status: number;
            /** @description The sentence of the first problem. */
            detail: string;
            /** @description The first problem. */
            error: components["schemas"]["Problem"];
            /** @description All problems, in the order of the fields. */
            errors: components["schemas"]["Problem"][];
        };
        /**
         * Distribution
         * @description Every outcome of a whole number with its chance.
         */
        Distribution: {
            /** @description The least possible outcome. */
            min: number;
            /** @description The greatest possible outcome. */
            max: number;
            /** @description P(X = min) to P(X = max). */
            probabilities: number[];
            /** @description P(X >= n) for the same outcomes. */
            atLeast: number[];
            /** @description P(X <= n) for the same outcomes. */
            atMost: number[];
            mean: number;
            /** @description Population standard deviation. */
            stdDev: number;
            median: number;
            /** @description The likeliest outcome, the least one of several. */
            mode: number;
            /** @description The least n with P(X <= n) at least that share. */
            percentiles: {
                25: number;
                50: number;
                75: number;
                95: number;
            };
        };
        /**
         * Advice
         * @description A remark on input that does nothing or contradicts itself.
         */
        Advice: {
            code: string;
            /** @enum {string} */
            severity: "info" | "warning";
            /** @description The input it speaks of; empty for the whole. */
            path: string;
            message: string;
        };
        /**
         * Step
         * @description One line of why the number is what it is.
         */
        Step: {
            title: string;
            text: string;
            /**
             * StepRoll
             * @description The die behind the chance of a step.
             */
            roll?: {
                /** @description The D6 succeeds on this face and above; 7 never does. */
                needs: number;
                /** @enum {string} */
                reroll?: "none" | "ones" | "fails" | "successes" | "notCritical";
                /** @description With notCritical: the face from which a roll is kept. */
                critical?: number;
            };
            /** @description Chance of a single roll, where there is one. */
            chance?: number;
            /** @description Rules, situations and modifiers that changed the number of this step. */
            causes?: {
                rule: string;
                /** @description What the rule is called in the language of the answer. */
                name: string;
                /** @description What it changed. */
                field: string;
                /** @description Where it adds up. */
                by?: number;
                /**
                 * @description Cancelled, or cut off by a limit.
                 * @constant
                 */
                kept?: false;
            }[];
        };
        /**
         * Simulation
         * @description How a simulated answer came about.
         */
        Simulation: {
            iterations: number;
            seed: number;
            /** @description Of the headline figure. */
            standardError: number;
        };
        /**
         * Answer
         * @description What a calculator found. Calculators may add fields of their own.
         */
        Answer: {
            calculator: string;
            /**
             * @description Of everything it says.
             * @enum {string}
             */
            language: "en" | "de";
            /** @enum {string} */
            method: "exact" | "simulated";
            simulation?: components["schemas"]["Simulation"];
            /** @description 0, or the probability dropped by pruning. */
            errorBound: number;
            /** @description By name. */
            distributions: {
                [key: string]: components["schemas"]["Distribution"];
            };
            /** @description Figures a player looks at first, by name. */
            summary: {
                [key: string]: number;
            };
            advice: components["schemas"]["Advice"][];
            /** @description The result in one sentence. */
            sentence: string;
            steps: components["schemas"]["Step"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * Entry reply
         * @description The answer to one entry of a batch.
         */
        EntryReply: {
            /** @description As given; null when none was. */
            id: string | number | null;
            result: components["schemas"]["Answer"];
        } | {
            /** @description As given; null when none was. */
            id: string | number | null;
            error: components["schemas"]["Problem"];
            /** @description All problems of an input that was refused; the first of them is `error`. */
            errors?: components["schemas"]["Problem"][];
        };
        /**
         * Batch reply
         * @description One reply for each entry, in the same order.
         */
        BatchReply: components["schemas"]["EntryReply"][];
        /**
         * Calculator
         * @description A calculator at a glance.
         */
        Calculator: {
            /** @example fantasy/attack */
            id: string;
            title: string;
            /** @description The question it answers. */
            question: string;
            game: {
                id: string;
                title: string;
            };
            rules: {
                id: string;
                name: string;
                summary: string;
                category: string;
                /** @description The summary by edition, where an edition plays the rule otherwise. */
                summaryIn?: {
                    [key: string]: string;
                };
                /** @description At most one of the rules with the same word can be chosen. */
                excludes?: string;
            }[];
            presets: {
                id: string;
                title: string;
                note: string;
            }[];
        };
        /**
         * Calculators
         * @description Everything this server can calculate.
         */
        CalculatorList: {
            calculators: components["schemas"]["Calculator"][];
        };
        /**
         * Calculator details
         * @description All that is needed to fill in a request.
         */
        CalculatorDetails: {
            /** @example fantasy/attack */
            id: string;
            title: string;
            /** @description The question it answers. */
            question: string;
            game: {
                id: string;
                title: string;
            };
            rules: {
                id: string;
                name: string;
                summary: string;
                category: string;
                /** @description The summary by edition, where an edition plays the rule otherwise. */
                summaryIn?: {
                    [key: string]: string;
                };
                /** @description At most one of the rules with the same word can be chosen. */
                excludes?: string;
            }[];
            presets: {
                id: string;
                title: string;
                note: string;
                input: {
                    [key: string]: unknown;
                };
            }[];
            /** @description JSON Schema (draft 2020-12) of the input: limits, defaults and titles. */
            input: {
                [key: string]: unknown;
            };
            /** @description A request that works, for POST /api/v1/calculate. */
            example: {
                calculator: string;
                input: {
                    [key: string]: unknown;
                };
            };
        };
        /**
         * Health
         * @description The server is up.
         */
        Health: {
            /** @constant */
            status: "ok";
            version: string;
            /** @description Hash of the code and data that calculate: same build, same numbers. */
            build: string;
            /** @description How many are served. */
            calculators: number;
            /** @description Calculations worked on at the same moment. */
            parallelism: number;
            uptimeSeconds: number;
            /** @description Null where jobs run on the threads of the server. */
            queue: {
                /** @enum {string} */
                redis: "up" | "down";
                /** @description Workers of the same build. */
                workers: number;
                /** @description Chunks that wait for a worker. */
                waiting: number;
                /** @description Whether Redis takes what is written: its memory may be full. */
                writable: boolean;
                /** @description All workers there are. */
                workersByBuild: {
                    [key: string]: number;
                };
                /** @description How long the first job in line has waited. */
                oldestWaitingMs: number | null;
            } | null;
        };
        /**
         * Job status
         * @description A job and how far it is.
         */
        JobStatus: {
            id: string;
            kind: string;
            /** @description Absent for a pairing. */
            calculator?: string;
            /** @enum {string} */
            state: "waiting" | "running" | "done" | "failed" | "cancelled";
            progress: {
                done: number;
                total: number;
            };
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            started?: string;
            /** Format: date-time */
            finished?: string;
            /**
             * Format: date-time
             * @description When the result is forgotten.
             */
            expires: string;
            timeLeftMs?: number;
            error?: components["schemas"]["Problem"];
            /** @description Hash of the code and data that calculate it. */
            build?: string;
            /** @description Why nothing happens: no worker has that build. */
            note?: string;
        };
        /**
         * Jobs
         * @description Jobs of a client.
         */
        JobList: {
            jobs: components["schemas"]["JobStatus"][];
        };
        /**
         * Job taken
         * @description The answer will be the result of this job.
         */
        JobTaken: {
            job: components["schemas"]["JobStatus"];
        };
        /**
         * Job result
         * @description What the command line prints for the same question.
         */
        JobResult: {
            [key: string]: unknown;
        };
        /**
         * Imported army
         * @description Units with models and weapons, and what the reader noticed. A unit of 40,000 has `request`: `volley`, `attacker`, `target` and `context` of wh40k/attack for each phase; `unit` of One Page Rules is a side of grimdark/duel. Each says in `rules` which of its rules are counted, switches, or not counted.
         */
        ImportReply: {
            game: string;
            army: {
                units: unknown[];
                diagnostics: unknown[];
            } & {
                [key: string]: unknown;
            };
            /** @description What spoke for each game, best first; left out where the game was named. */
            evidence?: {
                game: string;
                weight: number;
                signs: string[];
            }[];
        };
        /**
         * Link
         * @description The address of a battle.
         */
        LinkReply: {
            /** @description Opens the battle in the web app of this server. */
            address: string;
            /** @description Leads to the same; where the server keeps short addresses. */
            short?: string;
            calculator: string;
            /** @description What the address holds. */
            input: unknown;
            /** @description What it answers, in one sentence. */
            sentence: string;
            /** @description What a reader should know of the two units. */
            remark?: string;
            /** @description Hash of the code and data that came to the sentence. */
            build: string;
        };
        /**
         * Units
         * @description Units of a game.
         */
        UnitList: {
            /** @description How many units there are, also beyond the limit. */
            found: number;
            units: {
                game: string;
                name: string;
                /** @description Team, army or faction. */
                group: string;
                edition?: string;
                system?: string;
                points?: number;
                /** @description Models, from the fewest to the most; null where there is no limit. */
                size?: [
                    number,
                    number | null
                ];
                /** @description Parts of the inputs of the calculators of its game, with the printed loadout. */
                parts: {
                    attacker?: {
                        [key: string]: unknown;
                    };
                    defender?: {
                        [key: string]: unknown;
                    };
                    first?: {
                        [key: string]: unknown;
                    };
                    target?: {
                        [key: string]: unknown;
                    };
                };
                loadouts?: {
                    name: string;
                    /** @description Parts of the inputs of the calculators of its game, with the printed loadout. */
                    parts: {
                        attacker?: {
                            [key: string]: unknown;
                        };
                        defender?: {
                            [key: string]: unknown;
                        };
                        first?: {
                            [key: string]: unknown;
                        };
                        target?: {
                            [key: string]: unknown;
                        };
                    };
                }[];
                /**
                 * Rules of a unit
                 * @description Every rule and ability of a unit, in one of three lists.
                 */
                rules: {
                    counted: {
                        name: string;
                        /** @description What of the unit has it. */
                        part?: string;
                        except?: string;
                    }[];
                    switches: {
                        name: string;
                        /** @description What of the unit has it. */
                        part?: string;
                        on: boolean;
                        if?: string;
                        set?: {
                            [key: string]: unknown;
                        };
                    }[];
                    notCounted: {
                        name: string;
                        /** @description What of the unit has it. */
                        part?: string;
                        /** @description Null: nobody has judged it yet. */
                        changesDice: boolean | null;
                    }[];
                };
                weaponsLeftOut: string[];
            }[];
        };
        /**
         * Battle of two units
         * @description Two units of the library against each other; `calculator` and `input` go to /calculate.
         */
        UnitBattle: {
            calculator: string;
            /** @description What the calculator is asked, as the pages ask it. */
            input: {
                [key: string]: unknown;
            };
            rules: {
                /**
                 * Rules of a unit
                 * @description Every rule and ability of a unit, in one of three lists.
                 */
                attacker: {
                    counted: {
                        name: string;
                        /** @description What of the unit has it. */
                        part?: string;
                        except?: string;
                    }[];
                    switches: {
                        name: string;
                        /** @description What of the unit has it. */
                        part?: string;
                        on: boolean;
                        if?: string;
                        set?: {
                            [key: string]: unknown;
                        };
                    }[];
                    notCounted: {
                        name: string;
                        /** @description What of the unit has it. */
                        part?: string;
                        /** @description Null: nobody has judged it yet. */
                        changesDice: boolean | null;
                    }[];
                };
                /**
                 * Rules of a unit
                 * @description Every rule and ability of a unit, in one of three lists.
                 */
                defender: {
                    counted: {
                        name: string;
                        /** @description What of the unit has it. */
                        part?: string;
                        except?: string;
                    }[];
                    switches: {
                        name: string;
                        /** @description What of the unit has it. */
                        part?: string;
                        on: boolean;
                        if?: string;
                        set?: {
                            [key: string]: unknown;
                        };
                    }[];
                    notCounted: {
                        name: string;
                        /** @description What of the unit has it. */
                        part?: string;
                        /** @description Null: nobody has judged it yet. */
                        changesDice: boolean | null;
                    }[];
                };
            };
            /** @description What was read as something else than it was typed. */
            remarks: string[];
        };
        /**
         * OpenAPI document
         * @description Version 3.1.
         */
        OpenApiDocument: {
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * Grimdark army
         * @description An army list as it was read.
         */
        GrimdarkArmy: {
            name: string;
            faction: string;
            points: number;
            points_limit: number | null;
            units: components["schemas"]["GrimdarkUnit"][];
            rules_version: string;
            rule_texts: {
                [key: string]: string;
            };
            diagnostics: ({
                code: string;
                severity: string;
                message: string;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Rule coverage
             * @description What the calculators make of the list's rules; rates of occurrences.
             */
            coverage?: {
                counted: string[];
                /** @description Understood from the description in the list. */
                read_from_text: string[];
                /** @description Given by a second unit. */
                needs_support: string[];
                /** @description Without effect in a duel. */
                no_effect: string[];
                not_modelled: string[];
                recognised_rate: number;
                modelled_rate: number;
            };
        };
        /**
         * Grimdark unit
         * @description A unit of an army list, complete enough to fight with.
         */
        GrimdarkUnit: {
            id: string;
            /** Name */
            name: string;
            /** @description What the unit costs; without it no points are traded. */
            points: number | null;
            /**
             * Quality
             * @description Needs this or more on a die: 2 to 6.
             */
            quality: number;
            /**
             * Defense
             * @description Needs this or more on a die: 2 to 6.
             */
            defense: number;
            /**
             * Unit rules
             * @description Rules every model has, heroes included.
             */
            special_rules: string[];
            models: {
                /** Model */
                name: string;
                /** Models */
                count: number;
                /**
                 * Tough
                 * @description Wounds it takes to slay one; empty: from its Tough(X) rule, else 1.
                 */
                tough: number | null;
                /**
                 * Hero
                 * @description A joined hero: dies last, lends its Quality for morale.
                 */
                hero: boolean;
                /**
                 * Quality
                 * @description Empty: the unit's.
                 */
                quality: number | null;
                /**
                 * Defense
                 * @description Empty: the unit's.
                 */
                defense: number | null;
                /**
                 * Model rules
                 * @description Rules of these models only.
                 */
                rules: string[];
                /** Weapons */
                weapons: {
                    /** Weapon */
                    name: string;
                    /**
                     * Range
                     * @description In inches; 0 is a melee weapon.
                     */
                    range: number;
                    /**
                     * Attacks
                     * @description Dice per copy.
                     */
                    attacks: number;
                    /**
                     * Copies
                     * @description Copies each model carries.
                     */
                    count: number;
                    /**
                     * Weapon rules
                     * @description AP(1), Rending, Blast(3) ...
                     */
                    rules: string[];
                }[];
            }[];
            model_count?: number;
            total_wounds?: number;
        };
        /**
         * Simulation reply
         * @description Every selected unit against every other.
         */
        GrimdarkRunReply: {
            matchups: {
                attacker_id: string;
                attacker_name: string;
                defender_id: string;
                defender_name: string;
                /** @enum {string} */
                method: "exact" | "simulated";
                /** @description Only of a simulated pairing. */
                simulation?: {
                    iterations: number;
                    seed: number;
                    /** @description Half-width of the 95% interval of win_rate, in percent. */
                    win_rate_margin: number;
                };
                /** @description Mean over the scenarios. */
                win_rate: number;
                draw_rate: number;
                loss_rate: number;
                scenarios: {
                    /** @enum {string} */
                    scenario: "shooting_only" | "mutual_shooting" | "charge" | "receive_charge" | "shoot_then_charge" | "approach_1_turn" | "approach_2_turns" | "full_engagement" | "fighting_retreat";
                    win_rate: number;
                    draw_rate: number;
                    loss_rate: number;
                    /** @description Models of the defender that fall, on average. */
                    avg_kills: number;
                    /** @description Wounds the defender takes, on average. */
                    avg_wounds: number;
                    /** @description The defender's lost points less the attacker's, on average; null without both costs. */
                    avg_points_traded: number | null;
                    attacker: {
                        destroyed_rate: number;
                        routed_rate: number;
                        shaken_rate: number;
                        /** @description At half strength or less, destroyed or routed. */
                        half_strength_rate: number;
                        /** @description All points when destroyed or routed, else by wounds; null without a cost. */
                        avg_points_lost: number | null;
                        avg_wounds_lost: number;
                        avg_models_left: number;
                        wounds: components["schemas"]["Distribution"];
                        models: components["schemas"]["Distribution"];
                    };
                    defender: {
                        destroyed_rate: number;
                        routed_rate: number;
                        shaken_rate: number;
                        /** @description At half strength or less, destroyed or routed. */
                        half_strength_rate: number;
                        /** @description All points when destroyed or routed, else by wounds; null without a cost. */
                        avg_points_lost: number | null;
                        avg_wounds_lost: number;
                        avg_models_left: number;
                        wounds: components["schemas"]["Distribution"];
                        models: components["schemas"]["Distribution"];
                    };
                }[];
                sentence: string;
            }[];
            timestamp: string;
        };
        /**
         * Enhanced simulation reply
         * @description Matchups with what decides them, and who counters whom.
         */
        GrimdarkEnhancedReply: {
            simulation_id: string;
            matchups: {
                attacker_id: string;
                attacker_name: string;
                defender_id: string;
                defender_name: string;
                /** @enum {string} */
                method: "exact" | "simulated";
                /** @description Only of a simulated pairing. */
                simulation?: {
                    iterations: number;
                    seed: number;
                    /** @description Half-width of the 95% interval of win_rate, in percent. */
                    win_rate_margin: number;
                };
                /** @description Mean over the scenarios. */
                win_rate: number;
                draw_rate: number;
                loss_rate: number;
                scenarios: {
                    /** @enum {string} */
                    scenario: "shooting_only" | "mutual_shooting" | "charge" | "receive_charge" | "shoot_then_charge" | "approach_1_turn" | "approach_2_turns" | "full_engagement" | "fighting_retreat";
                    win_rate: number;
                    draw_rate: number;
                    loss_rate: number;
                    /** @description Models of the defender that fall, on average. */
                    avg_kills: number;
                    /** @description Wounds the defender takes, on average. */
                    avg_wounds: number;
                    /** @description The defender's lost points less the attacker's, on average; null without both costs. */
                    avg_points_traded: number | null;
                    attacker: {
                        destroyed_rate: number;
                        routed_rate: number;
                        shaken_rate: number;
                        /** @description At half strength or less, destroyed or routed. */
                        half_strength_rate: number;
                        /** @description All points when destroyed or routed, else by wounds; null without a cost. */
                        avg_points_lost: number | null;
                        avg_wounds_lost: number;
                        avg_models_left: number;
                        wounds: components["schemas"]["Distribution"];
                        models: components["schemas"]["Distribution"];
                    };
                    defender: {
                        destroyed_rate: number;
                        routed_rate: number;
                        shaken_rate: number;
                        /** @description At half strength or less, destroyed or routed. */
                        half_strength_rate: number;
                        /** @description All points when destroyed or routed, else by wounds; null without a cost. */
                        avg_points_lost: number | null;
                        avg_wounds_lost: number;
                        avg_models_left: number;
                        wounds: components["schemas"]["Distribution"];
                        models: components["schemas"]["Distribution"];
                    };
                }[];
                sentence: string;
                combat_factors: {
                    /** @enum {string} */
                    side: "attacker" | "defender";
                    /** @enum {string} */
                    kind: "rule" | "stat";
                    name: string;
                    on: string;
                    /** @description Points of the owner's win chance, -100 to 100. */
                    change: number;
                    description: string;
                }[];
            }[];
            row_aggregates: {
                attacker_id: string;
                attacker_name: string;
                avg_win_rate: number;
                avg_draw_rate: number;
                avg_loss_rate: number;
                best_against: string;
                worst_against: string;
            }[];
            best_counters: {
                [key: string]: {
                    attacker_id: string;
                    attacker_name: string;
                    win_rate: number;
                };
            };
            timestamp: string;
        };
        /**
         * Visualization
         * @description A battle event by event.
         */
        GrimdarkVisualizeReply: {
            events: {
                /** @enum {string} */
                kind: "round" | "note" | "roll";
                round: number;
                text: string;
                dice: number[];
                attacker: {
                    models: number;
                    wounds: number;
                    shaken: boolean;
                    routed: boolean;
                };
                defender: {
                    models: number;
                    wounds: number;
                    shaken: boolean;
                    routed: boolean;
                };
            }[];
            /** @enum {string} */
            winner: "attacker" | "defender" | "draw";
            total_rounds: number;
            seed: number;
        };
        /**
         * Special rules
         * @description Rules of the packs, and the categories they fall into.
         */
        GrimdarkRules: {
            rules: {
                name: string;
                category: string;
                /** @description When it acts. */
                triggers: string[];
                /** @description What it does, in plain words. */
                effects: string[];
                has_rating: boolean;
                description: string;
            }[];
            categories: string[];
        };
        /**
         * Faction
         * @description A faction and the rules that mark it.
         */
        GrimdarkFaction: {
            faction_id: string;
            name: string;
            /** @description The book in numbers; its text is not part of this service. */
            army_book: {
                id: string;
                version: string;
                units: number;
                units_with_army_wide_rule: number;
                spells: number;
            };
            army_wide_rules: {
                name: string;
                description: string;
            }[];
            /** @description Boosts of the army-wide rule. */
            special_rules: {
                name: string;
                description: string;
            }[];
            /** @description The same as auras. */
            aura_rules: {
                name: string;
                description: string;
            }[];
            /** @description Rules that the books of all factions use. */
            common_rules: {
                name: string;
                description: string;
            }[];
        };
        /**
         * Factions
         * @description Factions and the rules that mark them.
         */
        GrimdarkFactions: {
            factions: components["schemas"]["GrimdarkFaction"][];
        };
        /**
         * Import request
         * @description An army list in any format that is read.
         */
        ImportRequest: {
            /** @description The list: text, JSON or XML. */
            content: string;
            /** @description Id of the game (grimdark, wh40k, killteam); told from the list when left out. */
            game?: string;
            /**
             * @description Whose datasheets of 40,000 to use; told from the list when left out.
             * @enum {string}
             */
            edition?: "10" | "11";
            /** @description Army books (JSON as text) that a One Page Rules save file refers to. */
            books?: string[];
        };
        /**
         * Link request
         * @description A battle to be shown: a calculator with its input, or two units of lists.
         */
        LinkRequest: {
            /**
             * @description Whose input it is.
             * @example fantasy/attack
             */
            calculator: string;
            /** @description As POST /api/v1/calculate takes it. */
            input: unknown;
        } | {
            /** @description The list of the unit that attacks, as text. */
            list: string;
            /**
             * @description That unit; "A + B" stand together.
             * @example Hellblaster Squad
             */
            unit: string;
            /** @description The unit that defends. */
            against?: string;
            /** @description The list it is in; the same one if left out. */
            enemyList?: string;
            /** @description Where the list itself does not tell. */
            game?: string;
            /** @enum {string} */
            phase?: "shooting" | "fight";
            /** @description Abilities to turn on or off. */
            switches?: {
                name: string;
                on: boolean;
            }[];
        };
        /**
         * Parse request
         * @description An army list of Army Forge, JSON or text.
         */
        GrimdarkParseRequest: {
            content: string;
            /** @enum {string} */
            format?: "json" | "txt";
            books?: string[];
        };
        /**
         * Simulation request
         * @description Units of one army against units of another.
         */
        GrimdarkRunRequest: {
            army_a: components["schemas"]["GrimdarkArmyInput"];
            army_b: components["schemas"]["GrimdarkArmyInput"];
            selected_unit_ids_a: string[];
            selected_unit_ids_b: string[];
            /** @description Battles per scenario when a pairing is simulated; exact answers need none. */
            iterations?: number;
            scenarios?: ("shooting_only" | "mutual_shooting" | "charge" | "receive_charge" | "shoot_then_charge" | "approach_1_turn" | "approach_2_turns" | "full_engagement" | "fighting_retreat")[];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            /** @description Of the dice, when a pairing is simulated. */
            seed?: number;
            defender_in_cover?: boolean;
        };
        /**
         * Visualization request
         * @description One battle to be shown die by die.
         */
        GrimdarkVisualizeRequest: {
            attacker_unit: components["schemas"]["GrimdarkUnitInput"];
            defender_unit: components["schemas"]["GrimdarkUnitInput"];
            /** @enum {string} */
            scenario: "shooting_only" | "mutual_shooting" | "charge" | "receive_charge" | "shoot_then_charge" | "approach_1_turn" | "approach_2_turns" | "full_engagement" | "fighting_retreat";
            seed?: number;
            rules_version?: string;
            rule_texts?: {
                [key: string]: string;
            };
            defender_in_cover?: boolean;
        };
        /**
         * Grimdark army
         * @description An army list as it was read.
         */
        GrimdarkArmyInput: {
            name: string;
            faction?: string;
            points?: number;
            points_limit?: number | null;
            units: components["schemas"]["GrimdarkUnitInput"][];
            rules_version?: string;
            rule_texts?: {
                [key: string]: string;
            };
            diagnostics?: ({
                code: string;
                severity: string;
                message: string;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Rule coverage
             * @description What the calculators make of the list's rules; rates of occurrences.
             */
            coverage?: {
                counted: string[];
                /** @description Understood from the description in the list. */
                read_from_text: string[];
                /** @description Given by a second unit. */
                needs_support: string[];
                /** @description Without effect in a duel. */
                no_effect: string[];
                not_modelled: string[];
                recognised_rate: number;
                modelled_rate: number;
            };
        };
        /**
         * Grimdark unit
         * @description A unit of an army list, complete enough to fight with.
         */
        GrimdarkUnitInput: {
            id?: string;
            /** Name */
            name?: string;
            /** @description What the unit costs; without it no points are traded. */
            points?: number | null;
            /**
             * Quality
             * @description Needs this or more on a die: 2 to 6.
             */
            quality: number;
            /**
             * Defense
             * @description Needs this or more on a die: 2 to 6.
             */
            defense: number;
            /**
             * Unit rules
             * @description Rules every model has, heroes included.
             */
            special_rules?: string[];
            models: {
                /** Model */
                name?: string;
                /** Models */
                count?: number;
                /**
                 * Tough
                 * @description Wounds it takes to slay one; empty: from its Tough(X) rule, else 1.
                 */
                tough?: number | null;
                /**
                 * Hero
                 * @description A joined hero: dies last, lends its Quality for morale.
                 */
                hero?: boolean;
                /**
                 * Quality
                 * @description Empty: the unit's.
                 */
                quality?: number | null;
                /**
                 * Defense
                 * @description Empty: the unit's.
                 */
                defense?: number | null;
                /**
                 * Model rules
                 * @description Rules of these models only.
                 */
                rules?: string[];
                /** Weapons */
                weapons?: {
                    /** Weapon */
                    name?: string;
                    /**
                     * Range
                     * @description In inches; 0 is a melee weapon.
                     */
                    range?: number;
                    /**
                     * Attacks
                     * @description Dice per copy.
                     */
                    attacks?: number;
                    /**
                     * Copies
                     * @description Copies each model carries.
                     */
                    count?: number;
                    /**
                     * Weapon rules
                     * @description AP(1), Rending, Blast(3) ...
                     */
                    rules?: string[];
                }[];
            }[];
            model_count?: number;
            total_wounds?: number;
        };
        /**
         * Shoot: input
         * @description How much damage does this shooting attack do, and does it kill?
         */
        KillteamShootInput: {
            /**
             * Edition
             * @description In 2021 a roll below the stat can be critical, and the crit of Severe enables Rending and Punishing.
             * @enum {string}
             */
            edition?: "2021" | "2024";
            /** Attacker */
            attacker?: {
                /**
                 * Name
                 * @description Used in sentences.
                 */
                name?: string;
                /** Attack dice */
                attacks?: number;
                /** Hit */
                hit?: number;
                /** Normal damage */
                normalDamage?: number;
                /** Critical damage */
                criticalDamage?: number;
                /** Lethal */
                lethal?: number | null;
                /**
                 * Reroll
                 * @enum {string}
                 */
                reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced";
                /** Devastating */
                devastating?: number | null;
                /** Accurate */
                autoNormals?: number;
                /** Automatic crits */
                autoCrits?: number;
                /** Fails to normals */
                failsToNormals?: number;
                /**
                 * Fails to normals are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                failsToNormalsBy?: "retain" | "change";
                /** Normals to crits */
                normalsToCrits?: number;
                /**
                 * Normals to crits are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                normalsToCritsBy?: "retain" | "change";
                /**
                 * Rerolled dice
                 * @enum {string}
                 */
                rerollChoice?: "fails" | "optimal";
                /** Piercing */
                piercing?: number | null;
                /** Piercing Crits */
                piercingCrits?: number | null;
                /** Saturate */
                saturate?: boolean;
                /** Soulstrike */
                soulstrike?: boolean;
                /** Hot */
                hot?: boolean;
                /**
                 * Wounds of the user
                 * @description For the chance that Hot kills it.
                 */
                wounds?: number | null;
                /** Abilities */
                abilities?: ("punishing" | "puritySeal" | "closeAssault" | "eliteBest" | "severe" | "rending" | "eliteModerate" | "eliteExtreme" | "obscuredTarget")[];
            };
            /** Defender */
            defender?: {
                /**
                 * Name
                 * @description Used in sentences.
                 */
                name?: string;
                /** Defence dice */
                dice?: number;
                /** Save */
                save?: number;
                /** Wounds */
                wounds?: number;
                /**
                 * APL
                 * @description What saves are rolled against under Soulstrike.
                 */
                apl?: number;
                /** Cover saves */
                coverNormals?: number;
                /** Critical cover saves */
                coverCrits?: number;
                /** Invulnerable save */
                invulnerable?: number | null;
                /** Retained saves */
                retainedNormals?: number;
                /** Piercing reduced by */
                piercingReduction?: number;
                /** Crits that become normals */
                downgradeCrits?: number;
                /** Feel No Pain */
                feelNoPain?: number | null;
                /** Crits deal normal damage */
                critsDealNormal?: boolean;
                /** Only sixes crit against it */
                onlySixesCrit?: boolean;
                /** Damage reduction */
                damageReduction?: {
                    /** Less damage */
                    amount?: number;
                    /** From a damage of */
                    minDamage?: number;
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /**
                     * Dice at most
                     * @description Of one attack, or of one round of a fight.
                     */
                    uses?: number | null;
                    /** Devastating too */
                    devastating?: boolean;
                } | null;
                /** Ignored dice */
                ignoreDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice rolled
                     * @description Any of them will do.
                     */
                    rolls?: number;
                    /**
                     * Damage left
                     * @description What an ignored die still inflicts.
                     */
                    damage?: number;
                } | null;
                /** Halved dice */
                halveDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** Damage at least */
                    minimum?: number;
                } | null;
                /** Hardy */
                hardy?: number | null;
                /**
                 * Reroll
                 * @enum {string}
                 */
                reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced";
                /**
                 * Rerolled dice
                 * @enum {string}
                 */
                rerollChoice?: "fails" | "optimal";
                /** Fails to normals */
                failsToNormals?: number;
                /**
                 * Fails to normals are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                failsToNormalsBy?: "retain" | "change";
                /** Normals to crits */
                normalsToCrits?: number;
                /**
                 * Normals to crits are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                normalsToCritsBy?: "retain" | "change";
                /** Abilities */
                abilities?: ("punishing" | "puritySeal" | "justAScratch" | "durable")[];
            };
            /**
             * Times fired
             * @description The same attack, so many times on the same target.
             */
            rounds?: number;
            /** Fire team saves */
            fireTeam?: boolean;
            /**
             * Further attacks
             * @description Profiles fired at the same defender afterwards, once each, in this order.
             */
            volleys?: {
                /**
                 * Name
                 * @description Used in sentences.
                 */
                name?: string;
                /** Attack dice */
                attacks?: number;
                /** Hit */
                hit?: number;
                /** Normal damage */
                normalDamage?: number;
                /** Critical damage */
                criticalDamage?: number;
                /** Lethal */
                lethal?: number | null;
                /**
                 * Reroll
                 * @enum {string}
                 */
                reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced";
                /** Devastating */
                devastating?: number | null;
                /** Accurate */
                autoNormals?: number;
                /** Automatic crits */
                autoCrits?: number;
                /** Fails to normals */
                failsToNormals?: number;
                /**
                 * Fails to normals are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                failsToNormalsBy?: "retain" | "change";
                /** Normals to crits */
                normalsToCrits?: number;
                /**
                 * Normals to crits are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                normalsToCritsBy?: "retain" | "change";
                /**
                 * Rerolled dice
                 * @enum {string}
                 */
                rerollChoice?: "fails" | "optimal";
                /** Piercing */
                piercing?: number | null;
                /** Piercing Crits */
                piercingCrits?: number | null;
                /** Saturate */
                saturate?: boolean;
                /** Soulstrike */
                soulstrike?: boolean;
                /** Hot */
                hot?: boolean;
                /**
                 * Wounds of the user
                 * @description For the chance that Hot kills it.
                 */
                wounds?: number | null;
                /** Abilities */
                abilities?: ("punishing" | "puritySeal" | "closeAssault" | "eliteBest" | "severe" | "rending" | "eliteModerate" | "eliteExtreme" | "obscuredTarget")[];
            }[];
            /**
             * Rerolls of choice aim at
             * @description Left out, at damage, or at what optional rules aim at.
             */
            rerollFor?: ("damage" | "kill") | null;
            /**
             * Optional rules
             * @enum {string}
             */
            optionalRules?: "always" | "best";
            /**
             * Optional rules aim at
             * @enum {string}
             */
            optionalGoal?: "damage" | "kill";
            /**
             * Secondary targets
             * @description Further targets of Blast or Torrent.
             */
            secondaries?: {
                /**
                 * Name
                 * @description Used in sentences.
                 */
                name?: string;
                /** Defence dice */
                dice?: number;
                /** Save */
                save?: number;
                /** Wounds */
                wounds?: number;
                /**
                 * APL
                 * @description What saves are rolled against under Soulstrike.
                 */
                apl?: number;
                /** Cover saves */
                coverNormals?: number;
                /** Critical cover saves */
                coverCrits?: number;
                /** Invulnerable save */
                invulnerable?: number | null;
                /** Retained saves */
                retainedNormals?: number;
                /** Piercing reduced by */
                piercingReduction?: number;
                /** Crits that become normals */
                downgradeCrits?: number;
                /** Feel No Pain */
                feelNoPain?: number | null;
                /** Crits deal normal damage */
                critsDealNormal?: boolean;
                /** Only sixes crit against it */
                onlySixesCrit?: boolean;
                /** Damage reduction */
                damageReduction?: {
                    /** Less damage */
                    amount?: number;
                    /** From a damage of */
                    minDamage?: number;
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /**
                     * Dice at most
                     * @description Of one attack, or of one round of a fight.
                     */
                    uses?: number | null;
                    /** Devastating too */
                    devastating?: boolean;
                } | null;
                /** Ignored dice */
                ignoreDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice rolled
                     * @description Any of them will do.
                     */
                    rolls?: number;
                    /**
                     * Damage left
                     * @description What an ignored die still inflicts.
                     */
                    damage?: number;
                } | null;
                /** Halved dice */
                halveDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** Damage at least */
                    minimum?: number;
                } | null;
                /** Hardy */
                hardy?: number | null;
                /**
                 * Reroll
                 * @enum {string}
                 */
                reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced";
                /**
                 * Rerolled dice
                 * @enum {string}
                 */
                rerollChoice?: "fails" | "optimal";
                /** Fails to normals */
                failsToNormals?: number;
                /**
                 * Fails to normals are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                failsToNormalsBy?: "retain" | "change";
                /** Normals to crits */
                normalsToCrits?: number;
                /**
                 * Normals to crits are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                normalsToCritsBy?: "retain" | "change";
                /** Abilities */
                abilities?: ("punishing" | "puritySeal" | "justAScratch" | "durable")[];
            }[];
            /** In reach of Devastating */
            bystanders?: {
                /**
                 * Name
                 * @description Used in sentences.
                 */
                name?: string;
                /** Wounds */
                wounds?: number;
                /** Feel No Pain */
                feelNoPain?: number | null;
                /** Damage reduction */
                damageReduction?: {
                    /** Less damage */
                    amount?: number;
                    /** From a damage of */
                    minDamage?: number;
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /**
                     * Dice at most
                     * @description Of one attack, or of one round of a fight.
                     */
                    uses?: number | null;
                    /** Devastating too */
                    devastating?: boolean;
                } | null;
            }[];
        };
        /**
         * Fight: input
         * @description Who is left standing after this fight, and with how many wounds?
         */
        KillteamFightInput: {
            /**
             * Edition
             * @description In 2021 a roll below the stat can be critical, and the crit of Severe enables Rending and Punishing.
             * @enum {string}
             */
            edition?: "2021" | "2024";
            /** Acts first */
            first?: {
                /**
                 * Name
                 * @description Used in sentences.
                 */
                name?: string;
                /** Attack dice */
                attacks?: number;
                /** Hit */
                hit?: number;
                /** Normal damage */
                normalDamage?: number;
                /** Critical damage */
                criticalDamage?: number;
                /** Lethal */
                lethal?: number | null;
                /**
                 * Reroll
                 * @enum {string}
                 */
                reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced";
                /** Devastating */
                devastating?: number | null;
                /** Accurate */
                autoNormals?: number;
                /** Automatic crits */
                autoCrits?: number;
                /** Fails to normals */
                failsToNormals?: number;
                /**
                 * Fails to normals are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                failsToNormalsBy?: "retain" | "change";
                /** Normals to crits */
                normalsToCrits?: number;
                /**
                 * Normals to crits are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                normalsToCritsBy?: "retain" | "change";
                /** Wounds */
                wounds?: number;
                /** Feel No Pain */
                feelNoPain?: number | null;
                /** Crits deal normal damage */
                critsDealNormal?: boolean;
                /** Only sixes crit against it */
                onlySixesCrit?: boolean;
                /** Damage reduction */
                damageReduction?: {
                    /** Less damage */
                    amount?: number;
                    /** From a damage of */
                    minDamage?: number;
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /**
                     * Dice at most
                     * @description Of one attack, or of one round of a fight.
                     */
                    uses?: number | null;
                    /** Devastating too */
                    devastating?: boolean;
                } | null;
                /** Ignored dice */
                ignoreDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice rolled
                     * @description Any of them will do.
                     */
                    rolls?: number;
                    /**
                     * Damage left
                     * @description What an ignored die still inflicts.
                     */
                    damage?: number;
                } | null;
                /** Halved dice */
                halveDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** Damage at least */
                    minimum?: number;
                } | null;
                /**
                 * Starting wounds
                 * @description The Wounds stat, for Injured; left out, the wounds it has.
                 */
                startingWounds?: number | null;
                /** Abilities */
                abilities?: ("punishing" | "puritySeal" | "closeAssault" | "waaagh" | "eliteBest" | "severe" | "rending" | "eliteModerate" | "eliteExtreme" | "justAScratch" | "durable" | "brutal" | "shock" | "stun" | "duelist" | "dueller" | "stormShield" | "hammerhand" | "murderousEntrance" | "murderousEntrance2024" | "doubleStrike" | "dueller2024" | "lastStrike")[];
                /**
                 * Strategy
                 * @enum {string}
                 */
                strategy?: "strike" | "parry" | "maxDamage" | "minDamage" | "optimalKill" | "optimalDamage";
            };
            /** Acts second */
            second?: {
                /**
                 * Name
                 * @description Used in sentences.
                 */
                name?: string;
                /** Attack dice */
                attacks?: number;
                /** Hit */
                hit?: number;
                /** Normal damage */
                normalDamage?: number;
                /** Critical damage */
                criticalDamage?: number;
                /** Lethal */
                lethal?: number | null;
                /**
                 * Reroll
                 * @enum {string}
                 */
                reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced";
                /** Devastating */
                devastating?: number | null;
                /** Accurate */
                autoNormals?: number;
                /** Automatic crits */
                autoCrits?: number;
                /** Fails to normals */
                failsToNormals?: number;
                /**
                 * Fails to normals are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                failsToNormalsBy?: "retain" | "change";
                /** Normals to crits */
                normalsToCrits?: number;
                /**
                 * Normals to crits are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                normalsToCritsBy?: "retain" | "change";
                /** Wounds */
                wounds?: number;
                /** Feel No Pain */
                feelNoPain?: number | null;
                /** Crits deal normal damage */
                critsDealNormal?: boolean;
                /** Only sixes crit against it */
                onlySixesCrit?: boolean;
                /** Damage reduction */
                damageReduction?: {
                    /** Less damage */
                    amount?: number;
                    /** From a damage of */
                    minDamage?: number;
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /**
                     * Dice at most
                     * @description Of one attack, or of one round of a fight.
                     */
                    uses?: number | null;
                    /** Devastating too */
                    devastating?: boolean;
                } | null;
                /** Ignored dice */
                ignoreDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice rolled
                     * @description Any of them will do.
                     */
                    rolls?: number;
                    /**
                     * Damage left
                     * @description What an ignored die still inflicts.
                     */
                    damage?: number;
                } | null;
                /** Halved dice */
                halveDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** Damage at least */
                    minimum?: number;
                } | null;
                /**
                 * Starting wounds
                 * @description The Wounds stat, for Injured; left out, the wounds it has.
                 */
                startingWounds?: number | null;
                /** Abilities */
                abilities?: ("punishing" | "puritySeal" | "closeAssault" | "waaagh" | "eliteBest" | "severe" | "rending" | "eliteModerate" | "eliteExtreme" | "justAScratch" | "durable" | "brutal" | "shock" | "stun" | "duelist" | "dueller" | "stormShield" | "hammerhand" | "murderousEntrance" | "murderousEntrance2024" | "doubleStrike" | "dueller2024" | "lastStrike")[];
                /**
                 * Strategy
                 * @enum {string}
                 */
                strategy?: "strike" | "parry" | "maxDamage" | "minDamage" | "optimalKill" | "optimalDamage";
            };
            /**
             * Rounds
             * @description Fight actions, one after the other, until someone dies.
             */
            rounds?: number;
            /**
             * Injured
             * @description Below half of its starting wounds at the start of a round, a fighter hits on a roll one higher.
             */
            injured?: boolean;
            /** Take turns to go first */
            swapFirst?: boolean;
        };
        /**
         * Strike or parry: input
         * @description With these dice on the table, which action is best now?
         */
        KillteamChoiceInput: {
            /**
             * Edition
             * @description In 2021 a roll below the stat can be critical, and the crit of Severe enables Rending and Punishing.
             * @enum {string}
             */
            edition?: "2021" | "2024";
            /** Acts first in a round */
            first?: {
                /**
                 * Name
                 * @description Used in sentences.
                 */
                name?: string;
                /** Attack dice */
                attacks?: number;
                /** Hit */
                hit?: number;
                /** Normal damage */
                normalDamage?: number;
                /** Critical damage */
                criticalDamage?: number;
                /** Lethal */
                lethal?: number | null;
                /**
                 * Reroll
                 * @enum {string}
                 */
                reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced";
                /** Devastating */
                devastating?: number | null;
                /** Accurate */
                autoNormals?: number;
                /** Automatic crits */
                autoCrits?: number;
                /** Fails to normals */
                failsToNormals?: number;
                /**
                 * Fails to normals are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                failsToNormalsBy?: "retain" | "change";
                /** Normals to crits */
                normalsToCrits?: number;
                /**
                 * Normals to crits are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                normalsToCritsBy?: "retain" | "change";
                /** Wounds left */
                wounds?: number;
                /** Feel No Pain */
                feelNoPain?: number | null;
                /** Crits deal normal damage */
                critsDealNormal?: boolean;
                /** Only sixes crit against it */
                onlySixesCrit?: boolean;
                /** Damage reduction */
                damageReduction?: {
                    /** Less damage */
                    amount?: number;
                    /** From a damage of */
                    minDamage?: number;
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /**
                     * Dice at most
                     * @description Of one attack, or of one round of a fight.
                     */
                    uses?: number | null;
                    /** Devastating too */
                    devastating?: boolean;
                } | null;
                /** Ignored dice */
                ignoreDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice rolled
                     * @description Any of them will do.
                     */
                    rolls?: number;
                    /**
                     * Damage left
                     * @description What an ignored die still inflicts.
                     */
                    damage?: number;
                } | null;
                /** Halved dice */
                halveDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** Damage at least */
                    minimum?: number;
                } | null;
                /**
                 * Starting wounds
                 * @description The Wounds stat, for Injured; left out, the wounds it has.
                 */
                startingWounds?: number | null;
                /** Abilities */
                abilities?: ("punishing" | "puritySeal" | "closeAssault" | "waaagh" | "eliteBest" | "severe" | "rending" | "eliteModerate" | "eliteExtreme" | "justAScratch" | "durable" | "brutal" | "shock" | "stun" | "duelist" | "dueller" | "stormShield" | "hammerhand" | "murderousEntrance" | "murderousEntrance2024" | "doubleStrike" | "dueller2024" | "lastStrike")[];
                /**
                 * Strategy
                 * @description How this fighter plays when the choice is the other one’s.
                 * @enum {string}
                 */
                strategy?: "strike" | "parry" | "maxDamage" | "minDamage" | "optimalKill" | "optimalDamage";
                /** Crits left */
                crits?: number;
                /** Normals left */
                normals?: number;
                /** Has struck this round */
                hasStruck?: boolean;
                /** Has struck with a crit this round */
                hasCritStruck?: boolean;
                /**
                 * Dice ignored, halved or reduced
                 * @description Of those this fighter may so treat in a round.
                 */
                used?: number;
                /**
                 * Wounds when the round began
                 * @description Only the four heuristic strategies look at this; left out, the wounds of now.
                 */
                roundStartWounds?: number | null;
            };
            /** Acts second in a round */
            second?: {
                /**
                 * Name
                 * @description Used in sentences.
                 */
                name?: string;
                /** Attack dice */
                attacks?: number;
                /** Hit */
                hit?: number;
                /** Normal damage */
                normalDamage?: number;
                /** Critical damage */
                criticalDamage?: number;
                /** Lethal */
                lethal?: number | null;
                /**
                 * Reroll
                 * @enum {string}
                 */
                reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced";
                /** Devastating */
                devastating?: number | null;
                /** Accurate */
                autoNormals?: number;
                /** Automatic crits */
                autoCrits?: number;
                /** Fails to normals */
                failsToNormals?: number;
                /**
                 * Fails to normals are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                failsToNormalsBy?: "retain" | "change";
                /** Normals to crits */
                normalsToCrits?: number;
                /**
                 * Normals to crits are
                 * @description In 2024 a die is retained once: a change also takes dice that were retained.
                 * @enum {string}
                 */
                normalsToCritsBy?: "retain" | "change";
                /** Wounds left */
                wounds?: number;
                /** Feel No Pain */
                feelNoPain?: number | null;
                /** Crits deal normal damage */
                critsDealNormal?: boolean;
                /** Only sixes crit against it */
                onlySixesCrit?: boolean;
                /** Damage reduction */
                damageReduction?: {
                    /** Less damage */
                    amount?: number;
                    /** From a damage of */
                    minDamage?: number;
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /**
                     * Dice at most
                     * @description Of one attack, or of one round of a fight.
                     */
                    uses?: number | null;
                    /** Devastating too */
                    devastating?: boolean;
                } | null;
                /** Ignored dice */
                ignoreDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** On a roll of */
                    on?: number | null;
                    /**
                     * Dice rolled
                     * @description Any of them will do.
                     */
                    rolls?: number;
                    /**
                     * Damage left
                     * @description What an ignored die still inflicts.
                     */
                    damage?: number;
                } | null;
                /** Halved dice */
                halveDice?: {
                    /** Dice at most */
                    count?: number;
                    /**
                     * Dice
                     * @enum {string}
                     */
                    dice?: "any" | "normal" | "critical";
                    /** Damage at least */
                    minimum?: number;
                } | null;
                /**
                 * Starting wounds
                 * @description The Wounds stat, for Injured; left out, the wounds it has.
                 */
                startingWounds?: number | null;
                /** Abilities */
                abilities?: ("punishing" | "puritySeal" | "closeAssault" | "waaagh" | "eliteBest" | "severe" | "rending" | "eliteModerate" | "eliteExtreme" | "justAScratch" | "durable" | "brutal" | "shock" | "stun" | "duelist" | "dueller" | "stormShield" | "hammerhand" | "murderousEntrance" | "murderousEntrance2024" | "doubleStrike" | "dueller2024" | "lastStrike")[];
                /**
                 * Strategy
                 * @description How this fighter plays when the choice is the other one’s.
                 * @enum {string}
                 */
                strategy?: "strike" | "parry" | "maxDamage" | "minDamage" | "optimalKill" | "optimalDamage";
                /** Crits left */
                crits?: number;
                /** Normals left */
                normals?: number;
                /** Has struck this round */
                hasStruck?: boolean;
                /** Has struck with a crit this round */
                hasCritStruck?: boolean;
                /**
                 * Dice ignored, halved or reduced
                 * @description Of those this fighter may so treat in a round.
                 */
                used?: number;
                /**
                 * Wounds when the round began
                 * @description Only the four heuristic strategies look at this; left out, the wounds of now.
                 */
                roundStartWounds?: number | null;
            };
            /**
             * Whose turn
             * @enum {string}
             */
            turn?: "first" | "second";
            /**
             * Rounds left
             * @description Fight actions, the present one included. In each both roll once and use up their dice.
             */
            rounds?: number;
        };
        /**
         * Attack: input
         * @description How many wounds do these attacks cause, and how many models fall?
         */
        FantasyAttackInput: {
            /**
             * Rules of
             * @description Whose rules the named effects follow.
             * @enum {string}
             */
            system?: "dice" | "oldWorld" | "ninthAge";
            /**
             * Attacks
             * @description A number or dice: 10, D6, 2D6+3. Rolled once for each model.
             */
            numAttacks?: number | string;
            /**
             * Models
             * @description How many models make these attacks, each rolling for its own number.
             */
            models?: number;
            /**
             * Kind of attack
             * @description Impact hits come first and need a charge; stomps come last. Both hit automatically.
             * @enum {string}
             */
            strike?: "normal" | "impact" | "stomp";
            /**
             * To hit
             * @description The face a die needs to hit; 7 to 9 is a natural 6, then 4+, 5+ or 6.
             * @enum {unknown}
             */
            toHit?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | "auto" | "none";
            /**
             * Hit rerolls
             * @description Which dice to hit are rolled again, once.
             * @enum {string}
             */
            rerollHits?: "none" | "1s" | "successes" | "fails";
            /**
             * To wound
             * @description The face a hit needs to wound.
             * @enum {unknown}
             */
            toWound?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
            /**
             * Wound rerolls
             * @description Which dice to wound are rolled again, once.
             * @enum {string}
             */
            rerollWounds?: "none" | "1s" | "successes" | "fails";
            /**
             * Armour save
             * @description The target's armour save before armour piercing.
             * @enum {unknown}
             */
            armorSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
            /**
             * Armour piercing
             * @description Added to the armour save; above 6 there is no save.
             */
            armorPiercing?: number;
            /**
             * Armour rerolls
             * @description Which armour dice the defender rolls again, once.
             * @enum {string}
             */
            rerollArmorSaves?: "none" | "1s" | "successes" | "fails";
            /**
             * Special save
             * @description Aegis, ward, fortitude or regeneration: rolled after armour, never changed by piercing.
             * @enum {unknown}
             */
            specialSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
            /**
             * Kind of special save
             * @description Divine attacks trouble an aegis; flaming and lethal attacks deny fortitude.
             * @enum {string}
             */
            specialSaveKind?: "aegis" | "fortitude";
            /**
             * Special save rerolls
             * @description Which special save dice the defender rolls again, once.
             * @enum {string}
             */
            rerollSpecialSaves?: "none" | "1s" | "successes" | "fails";
            /**
             * Ward
             * @description A ward or aegis beside the special save.
             * @enum {unknown}
             */
            ward?: 2 | 3 | 4 | 5 | 6 | "none";
            /**
             * Regeneration
             * @description Regeneration or fortitude, rolled last; flaming and lethal attacks deny it.
             * @enum {unknown}
             */
            regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
            /** Poison */
            poison?: boolean;
            /**
             * Poison on
             * @description The lowest natural face to hit that poisons, if it hits.
             */
            poisonOn?: number;
            /**
             * Poison effect
             * @enum {string}
             */
            poisonMode?: "auto" | "plus2";
            /**
             * Lethal strike
             * @enum {unknown}
             */
            lethalStrike?: false | true | "armour";
            /** Killing blow */
            killingBlow?: boolean;
            /** Fury */
            fury?: boolean;
            /** Red fury */
            redFury?: boolean;
            /**
             * Multiple wounds
             * @description Wounds of each unsaved wound: 1, D3, D6+1 ...
             */
            multipleWounds?: number | string;
            /** Armour bane */
            armourBane?: number;
            /** Sunder */
            sunder?: number;
            /** Divine attacks */
            divine?: boolean;
            /** Flaming attacks */
            flaming?: boolean;
            /** Toxic attacks */
            toxic?: boolean;
            /**
             * Wounds per model
             * @description The most one unsaved wound can take off. Left empty: the wounds of the target unit, or 1.
             */
            targetMaxWounds?: number | null;
            /** Flammable */
            targetFlammable?: boolean;
            /**
             * Resilience
             * @description Toughness of the target; used by toxic attacks, which always have strength 3.
             */
            resilience?: number | null;
            /**
             * Weapon skill
             * @description With the skill of the target: to hit from the chart of the system. Offensive Skill in The 9th Age.
             */
            weaponSkill?: number | null;
            /**
             * Target's skill
             * @description Weapon Skill, or Defensive Skill in The 9th Age.
             */
            targetWeaponSkill?: number | null;
            /**
             * Ballistic skill
             * @description The Old World: to hit when shooting; from 6 on a miss has a second chance.
             */
            ballisticSkill?: number | null;
            /**
             * Hit modifier
             * @description Moves a roll to hit that comes from skills; + helps.
             */
            hitModifier?: number;
            /**
             * Strength
             * @description With the toughness of the target: to wound from the table.
             */
            strength?: number | null;
            /**
             * Toughness
             * @description Of the target; Resilience in The 9th Age.
             */
            toughness?: number | null;
            /** Monster slayer */
            monsterSlayer?: boolean;
            /**
             * Kind of target
             * @description The Old World: whom a killing blow or a monster slayer can slay.
             * @enum {string}
             */
            targetKind?: "infantry" | "cavalry" | "chariot" | "monster" | "warMachine";
            /**
             * Charged
             * @description The attacker charged this turn: impact hits happen.
             */
            charged?: boolean;
            /**
             * Charge distance
             * @description Inches moved; below 3 there are no impact hits. Left empty: far enough.
             */
            chargeDistance?: number | null;
            /**
             * Target unit
             * @description A finite unit: counts the models slain.
             */
            target?: {
                /**
                 * Models
                 * @description Models the unit started with.
                 */
                models?: number;
                /**
                 * Wounds each
                 * @description Wounds of one model.
                 */
                wounds?: number;
                /**
                 * Already lost
                 * @description Wounds the unit has lost before.
                 */
                alreadyLost?: number;
                /**
                 * Excess wounds
                 * @description Whether wounds beyond the last one of a model pass on to the next model.
                 * @enum {string}
                 */
                allocation?: "pool" | "model";
            } | null;
            /**
             * Mixed profiles
             * @description Several kinds of attack in order. They replace the attack above.
             */
            profiles?: {
                /**
                 * Attacks
                 * @description A number or dice: 10, D6, 2D6+3. Rolled once for each model.
                 */
                numAttacks?: number | string;
                /**
                 * Models
                 * @description How many models make these attacks, each rolling for its own number.
                 */
                models?: number;
                /**
                 * Kind of attack
                 * @description Impact hits come first and need a charge; stomps come last. Both hit automatically.
                 * @enum {string}
                 */
                strike?: "normal" | "impact" | "stomp";
                /**
                 * To hit
                 * @description The face a die needs to hit; 7 to 9 is a natural 6, then 4+, 5+ or 6.
                 * @enum {unknown}
                 */
                toHit?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | "auto" | "none";
                /**
                 * Hit rerolls
                 * @description Which dice to hit are rolled again, once.
                 * @enum {string}
                 */
                rerollHits?: "none" | "1s" | "successes" | "fails";
                /**
                 * To wound
                 * @description The face a hit needs to wound.
                 * @enum {unknown}
                 */
                toWound?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
                /**
                 * Wound rerolls
                 * @description Which dice to wound are rolled again, once.
                 * @enum {string}
                 */
                rerollWounds?: "none" | "1s" | "successes" | "fails";
                /**
                 * Armour save
                 * @description The target's armour save before armour piercing.
                 * @enum {unknown}
                 */
                armorSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
                /**
                 * Armour piercing
                 * @description Added to the armour save; above 6 there is no save.
                 */
                armorPiercing?: number;
                /**
                 * Armour rerolls
                 * @description Which armour dice the defender rolls again, once.
                 * @enum {string}
                 */
                rerollArmorSaves?: "none" | "1s" | "successes" | "fails";
                /**
                 * Special save
                 * @description Aegis, ward, fortitude or regeneration: rolled after armour, never changed by piercing.
                 * @enum {unknown}
                 */
                specialSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
                /**
                 * Kind of special save
                 * @description Divine attacks trouble an aegis; flaming and lethal attacks deny fortitude.
                 * @enum {string}
                 */
                specialSaveKind?: "aegis" | "fortitude";
                /**
                 * Special save rerolls
                 * @description Which special save dice the defender rolls again, once.
                 * @enum {string}
                 */
                rerollSpecialSaves?: "none" | "1s" | "successes" | "fails";
                /**
                 * Ward
                 * @description A ward or aegis beside the special save.
                 * @enum {unknown}
                 */
                ward?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Regeneration
                 * @description Regeneration or fortitude, rolled last; flaming and lethal attacks deny it.
                 * @enum {unknown}
                 */
                regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                /** Poison */
                poison?: boolean;
                /**
                 * Poison on
                 * @description The lowest natural face to hit that poisons, if it hits.
                 */
                poisonOn?: number;
                /**
                 * Poison effect
                 * @enum {string}
                 */
                poisonMode?: "auto" | "plus2";
                /**
                 * Lethal strike
                 * @enum {unknown}
                 */
                lethalStrike?: false | true | "armour";
                /** Killing blow */
                killingBlow?: boolean;
                /** Fury */
                fury?: boolean;
                /** Red fury */
                redFury?: boolean;
                /**
                 * Multiple wounds
                 * @description Wounds of each unsaved wound: 1, D3, D6+1 ...
                 */
                multipleWounds?: number | string;
                /** Armour bane */
                armourBane?: number;
                /** Sunder */
                sunder?: number;
                /** Divine attacks */
                divine?: boolean;
                /** Flaming attacks */
                flaming?: boolean;
                /** Toxic attacks */
                toxic?: boolean;
                /**
                 * Wounds per model
                 * @description The most one unsaved wound can take off. Left empty: the wounds of the target unit, or 1.
                 */
                targetMaxWounds?: number | null;
                /** Flammable */
                targetFlammable?: boolean;
                /**
                 * Resilience
                 * @description Toughness of the target; used by toxic attacks, which always have strength 3.
                 */
                resilience?: number | null;
                /**
                 * Weapon skill
                 * @description With the skill of the target: to hit from the chart of the system. Offensive Skill in The 9th Age.
                 */
                weaponSkill?: number | null;
                /**
                 * Target's skill
                 * @description Weapon Skill, or Defensive Skill in The 9th Age.
                 */
                targetWeaponSkill?: number | null;
                /**
                 * Ballistic skill
                 * @description The Old World: to hit when shooting; from 6 on a miss has a second chance.
                 */
                ballisticSkill?: number | null;
                /**
                 * Hit modifier
                 * @description Moves a roll to hit that comes from skills; + helps.
                 */
                hitModifier?: number;
                /**
                 * Strength
                 * @description With the toughness of the target: to wound from the table.
                 */
                strength?: number | null;
                /**
                 * Toughness
                 * @description Of the target; Resilience in The 9th Age.
                 */
                toughness?: number | null;
                /** Monster slayer */
                monsterSlayer?: boolean;
                /**
                 * Kind of target
                 * @description The Old World: whom a killing blow or a monster slayer can slay.
                 * @enum {string}
                 */
                targetKind?: "infantry" | "cavalry" | "chariot" | "monster" | "warMachine";
            }[];
        };
        /**
         * Combat: input
         * @description Two units fight: who loses how much?
         */
        FantasyCombatInput: {
            /** First unit */
            first?: {
                /** Models */
                models?: number;
                /**
                 * Wounds each
                 * @description Wounds of one model.
                 */
                wounds?: number;
                /**
                 * Initiative
                 * @description Higher strikes first, equal strikes together.
                 */
                initiative?: number;
                /**
                 * Excess wounds
                 * @description Whether wounds beyond the last one of a model pass on to the next model.
                 * @enum {string}
                 */
                allocation?: "pool" | "model";
                /**
                 * Charged
                 * @description The attacker charged this turn: impact hits happen.
                 */
                charged?: boolean;
                /**
                 * Charge distance
                 * @description Inches moved; below 3 there are no impact hits. Left empty: far enough.
                 */
                chargeDistance?: number | null;
                /**
                 * Attacks
                 * @description What the unit strikes with; saves are those of the enemy.
                 */
                profiles?: {
                    /**
                     * Attacks
                     * @description Attacks of each model: a number or dice, rolled for every model.
                     */
                    numAttacks?: number | string;
                    /**
                     * Models
                     * @description At most so many models strike with this: a front rank, a champion. Left empty: every model left.
                     */
                    models?: number | null;
                    /**
                     * Initiative
                     * @description When these attacks strike. Left empty: at the unit's initiative.
                     */
                    initiative?: number | null;
                    /**
                     * Kind of attack
                     * @description Impact hits come first and need a charge; stomps come last. Both hit automatically.
                     * @enum {string}
                     */
                    strike?: "normal" | "impact" | "stomp";
                    /**
                     * To hit
                     * @description The face a die needs to hit; 7 to 9 is a natural 6, then 4+, 5+ or 6.
                     * @enum {unknown}
                     */
                    toHit?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | "auto" | "none";
                    /**
                     * Hit rerolls
                     * @description Which dice to hit are rolled again, once.
                     * @enum {string}
                     */
                    rerollHits?: "none" | "1s" | "successes" | "fails";
                    /**
                     * To wound
                     * @description The face a hit needs to wound.
                     * @enum {unknown}
                     */
                    toWound?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
                    /**
                     * Wound rerolls
                     * @description Which dice to wound are rolled again, once.
                     * @enum {string}
                     */
                    rerollWounds?: "none" | "1s" | "successes" | "fails";
                    /**
                     * Armour save
                     * @description The target's armour save before armour piercing.
                     * @enum {unknown}
                     */
                    armorSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
                    /**
                     * Armour piercing
                     * @description Added to the armour save; above 6 there is no save.
                     */
                    armorPiercing?: number;
                    /**
                     * Armour rerolls
                     * @description Which armour dice the defender rolls again, once.
                     * @enum {string}
                     */
                    rerollArmorSaves?: "none" | "1s" | "successes" | "fails";
                    /**
                     * Special save
                     * @description Aegis, ward, fortitude or regeneration: rolled after armour, never changed by piercing.
                     * @enum {unknown}
                     */
                    specialSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
                    /**
                     * Kind of special save
                     * @description Divine attacks trouble an aegis; flaming and lethal attacks deny fortitude.
                     * @enum {string}
                     */
                    specialSaveKind?: "aegis" | "fortitude";
                    /**
                     * Special save rerolls
                     * @description Which special save dice the defender rolls again, once.
                     * @enum {string}
                     */
                    rerollSpecialSaves?: "none" | "1s" | "successes" | "fails";
                    /**
                     * Ward
                     * @description A ward or aegis beside the special save.
                     * @enum {unknown}
                     */
                    ward?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Regeneration
                     * @description Regeneration or fortitude, rolled last; flaming and lethal attacks deny it.
                     * @enum {unknown}
                     */
                    regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                    /** Poison */
                    poison?: boolean;
                    /**
                     * Poison on
                     * @description The lowest natural face to hit that poisons, if it hits.
                     */
                    poisonOn?: number;
                    /**
                     * Poison effect
                     * @enum {string}
                     */
                    poisonMode?: "auto" | "plus2";
                    /**
                     * Lethal strike
                     * @enum {unknown}
                     */
                    lethalStrike?: false | true | "armour";
                    /** Killing blow */
                    killingBlow?: boolean;
                    /** Fury */
                    fury?: boolean;
                    /** Red fury */
                    redFury?: boolean;
                    /**
                     * Multiple wounds
                     * @description Wounds of each unsaved wound: 1, D3, D6+1 ...
                     */
                    multipleWounds?: number | string;
                    /** Armour bane */
                    armourBane?: number;
                    /** Sunder */
                    sunder?: number;
                    /** Divine attacks */
                    divine?: boolean;
                    /** Flaming attacks */
                    flaming?: boolean;
                    /** Toxic attacks */
                    toxic?: boolean;
                    /**
                     * Wounds per model
                     * @description The most one unsaved wound can take off. Left empty: the wounds of the target unit, or 1.
                     */
                    targetMaxWounds?: number | null;
                    /** Flammable */
                    targetFlammable?: boolean;
                    /**
                     * Resilience
                     * @description Toughness of the target; used by toxic attacks, which always have strength 3.
                     */
                    resilience?: number | null;
                }[];
            };
            /** Second unit */
            second?: {
                /** Models */
                models?: number;
                /**
                 * Wounds each
                 * @description Wounds of one model.
                 */
                wounds?: number;
                /**
                 * Initiative
                 * @description Higher strikes first, equal strikes together.
                 */
                initiative?: number;
                /**
                 * Excess wounds
                 * @description Whether wounds beyond the last one of a model pass on to the next model.
                 * @enum {string}
                 */
                allocation?: "pool" | "model";
                /**
                 * Charged
                 * @description The attacker charged this turn: impact hits happen.
                 */
                charged?: boolean;
                /**
                 * Charge distance
                 * @description Inches moved; below 3 there are no impact hits. Left empty: far enough.
                 */
                chargeDistance?: number | null;
                /**
                 * Attacks
                 * @description What the unit strikes with; saves are those of the enemy.
                 */
                profiles?: {
                    /**
                     * Attacks
                     * @description Attacks of each model: a number or dice, rolled for every model.
                     */
                    numAttacks?: number | string;
                    /**
                     * Models
                     * @description At most so many models strike with this: a front rank, a champion. Left empty: every model left.
                     */
                    models?: number | null;
                    /**
                     * Initiative
                     * @description When these attacks strike. Left empty: at the unit's initiative.
                     */
                    initiative?: number | null;
                    /**
                     * Kind of attack
                     * @description Impact hits come first and need a charge; stomps come last. Both hit automatically.
                     * @enum {string}
                     */
                    strike?: "normal" | "impact" | "stomp";
                    /**
                     * To hit
                     * @description The face a die needs to hit; 7 to 9 is a natural 6, then 4+, 5+ or 6.
                     * @enum {unknown}
                     */
                    toHit?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | "auto" | "none";
                    /**
                     * Hit rerolls
                     * @description Which dice to hit are rolled again, once.
                     * @enum {string}
                     */
                    rerollHits?: "none" | "1s" | "successes" | "fails";
                    /**
                     * To wound
                     * @description The face a hit needs to wound.
                     * @enum {unknown}
                     */
                    toWound?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
                    /**
                     * Wound rerolls
                     * @description Which dice to wound are rolled again, once.
                     * @enum {string}
                     */
                    rerollWounds?: "none" | "1s" | "successes" | "fails";
                    /**
                     * Armour save
                     * @description The target's armour save before armour piercing.
                     * @enum {unknown}
                     */
                    armorSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
                    /**
                     * Armour piercing
                     * @description Added to the armour save; above 6 there is no save.
                     */
                    armorPiercing?: number;
                    /**
                     * Armour rerolls
                     * @description Which armour dice the defender rolls again, once.
                     * @enum {string}
                     */
                    rerollArmorSaves?: "none" | "1s" | "successes" | "fails";
                    /**
                     * Special save
                     * @description Aegis, ward, fortitude or regeneration: rolled after armour, never changed by piercing.
                     * @enum {unknown}
                     */
                    specialSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none";
                    /**
                     * Kind of special save
                     * @description Divine attacks trouble an aegis; flaming and lethal attacks deny fortitude.
                     * @enum {string}
                     */
                    specialSaveKind?: "aegis" | "fortitude";
                    /**
                     * Special save rerolls
                     * @description Which special save dice the defender rolls again, once.
                     * @enum {string}
                     */
                    rerollSpecialSaves?: "none" | "1s" | "successes" | "fails";
                    /**
                     * Ward
                     * @description A ward or aegis beside the special save.
                     * @enum {unknown}
                     */
                    ward?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Regeneration
                     * @description Regeneration or fortitude, rolled last; flaming and lethal attacks deny it.
                     * @enum {unknown}
                     */
                    regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                    /** Poison */
                    poison?: boolean;
                    /**
                     * Poison on
                     * @description The lowest natural face to hit that poisons, if it hits.
                     */
                    poisonOn?: number;
                    /**
                     * Poison effect
                     * @enum {string}
                     */
                    poisonMode?: "auto" | "plus2";
                    /**
                     * Lethal strike
                     * @enum {unknown}
                     */
                    lethalStrike?: false | true | "armour";
                    /** Killing blow */
                    killingBlow?: boolean;
                    /** Fury */
                    fury?: boolean;
                    /** Red fury */
                    redFury?: boolean;
                    /**
                     * Multiple wounds
                     * @description Wounds of each unsaved wound: 1, D3, D6+1 ...
                     */
                    multipleWounds?: number | string;
                    /** Armour bane */
                    armourBane?: number;
                    /** Sunder */
                    sunder?: number;
                    /** Divine attacks */
                    divine?: boolean;
                    /** Flaming attacks */
                    flaming?: boolean;
                    /** Toxic attacks */
                    toxic?: boolean;
                    /**
                     * Wounds per model
                     * @description The most one unsaved wound can take off. Left empty: the wounds of the target unit, or 1.
                     */
                    targetMaxWounds?: number | null;
                    /** Flammable */
                    targetFlammable?: boolean;
                    /**
                     * Resilience
                     * @description Toughness of the target; used by toxic attacks, which always have strength 3.
                     */
                    resilience?: number | null;
                }[];
            };
            /**
             * Rounds
             * @description Rounds of combat; impact hits happen in the first.
             */
            rounds?: number;
        };
        /**
         * Battle: input
         * @description Two units meet: who wins the combat, and who runs?
         */
        FantasyBattleInput: {
            /**
             * Rules of
             * @enum {string}
             */
            system?: "oldWorld" | "ninthAge";
            /** First unit */
            first?: {
                /** Name */
                name?: string;
                /**
                 * Models
                 * @description With the champion, before wounds already lost are taken off.
                 */
                models?: number;
                /**
                 * Frontage
                 * @description Models in a rank.
                 */
                frontage?: number;
                /**
                 * Points
                 * @description What the whole unit costs.
                 */
                points?: number;
                /**
                 * In contact
                 * @description Own front models in base contact. Left empty: worked out from the widths.
                 */
                contact?: number | null;
                /** Base width */
                baseWidth?: number;
                /** Base depth */
                baseDepth?: number;
                /**
                 * Movement
                 * @description Advance Rate in The 9th Age. With it a charge over a distance must be rolled for; left empty: it arrives.
                 */
                movement?: number | null;
                /**
                 * Weapon Skill
                 * @description Offensive Skill in The 9th Age.
                 */
                weaponSkill?: number;
                /**
                 * Defensive Skill
                 * @description The 9th Age only. Left empty: the Offensive Skill.
                 */
                defensiveSkill?: number | null;
                /** Strength */
                strength?: number;
                /**
                 * Toughness
                 * @description Resilience in The 9th Age.
                 */
                toughness?: number;
                /**
                 * Armour piercing
                 * @description Without the weapon.
                 */
                armourPiercing?: number;
                /**
                 * Wounds
                 * @description Health Points in The 9th Age.
                 */
                wounds?: number;
                /**
                 * Initiative
                 * @description Agility in The 9th Age.
                 */
                initiative?: number;
                /**
                 * Attacks
                 * @description A number or dice, rolled for each model.
                 */
                attacks?: number | string;
                /**
                 * Leadership
                 * @description Discipline in The 9th Age; the general's where he is near.
                 */
                leadership?: number;
                /**
                 * Weapon
                 * @description By name, or as an object with strength, piercing, attacks and rules.
                 */
                weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                    /** Name */
                    name: string;
                    /** Strength */
                    strength?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /** Armour piercing when charging */
                    chargingArmourPiercing?: number | null;
                    /** Attacks */
                    attacks?: string | null;
                    /** Two hands */
                    twoHands?: boolean;
                    /** Strikes */
                    strikes?: ("first" | "last") | null;
                    /** Special rules */
                    rules?: string[];
                };
                /**
                 * Armour save
                 * @description Without the shield; 7 is none. The 9th Age: 7 less the Armour.
                 */
                armourSave?: number;
                /** Shield */
                shield?: boolean;
                /**
                 * Ward
                 * @description Aegis in The 9th Age.
                 * @enum {unknown}
                 */
                ward?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Regeneration
                 * @description Fortitude in The 9th Age.
                 * @enum {unknown}
                 */
                regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Troop type
                 * @description The Old World only.
                 * @enum {string}
                 */
                troopType?: "regularInfantry" | "heavyInfantry" | "monstrousInfantry" | "swarms" | "lightCavalry" | "heavyCavalry" | "monstrousCavalry" | "warBeasts" | "lightChariot" | "heavyChariot" | "monstrousCreature" | "behemoth" | "warMachine";
                /**
                 * Height
                 * @description The 9th Age only.
                 * @enum {string}
                 */
                height?: "standard" | "large" | "gigantic";
                /**
                 * Formation
                 * @description The Old World only.
                 * @enum {string}
                 */
                formation?: "close" | "open" | "skirmish";
                /**
                 * Special rules
                 * @description As printed on the card: "Hatred (all enemies)", "Impact Hits (D6+1)".
                 */
                rules?: string[];
                /**
                 * Army rules
                 * @description Counts the special rules of single armies too, as the cards of the library do.
                 */
                armyRules?: boolean;
                /** Champion */
                champion?: {
                    /**
                     * Weapon Skill
                     * @description Left empty: the unit's.
                     */
                    weaponSkill?: number | null;
                    /**
                     * Strength
                     * @description Left empty: the unit's.
                     */
                    strength?: number | null;
                    /**
                     * Initiative
                     * @description Left empty: the unit's.
                     */
                    initiative?: number | null;
                    /**
                     * Attacks
                     * @description Left empty: one more than the unit's.
                     */
                    attacks?: (number | string) | null;
                    /**
                     * Weapon
                     * @description Left empty: the unit's.
                     */
                    weapon?: (("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    }) | null;
                } | null;
                /** Standard bearer */
                standard?: boolean;
                /** Musician */
                musician?: boolean;
                /** Battle standard in the unit */
                battleStandard?: boolean;
                /**
                 * Character
                 * @description Joined to the unit, beside its models, in the front rank.
                 */
                character?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Leadership */
                    leadership?: number;
                    /** Wounds */
                    wounds?: number;
                    /**
                     * Defensive Skill
                     * @description The 9th Age only. Left empty: the Offensive Skill.
                     */
                    defensiveSkill?: number | null;
                    /**
                     * Toughness
                     * @description In a challenge.
                     */
                    toughness?: number;
                    /**
                     * Armour save
                     * @description Without the shield.
                     */
                    armourSave?: number;
                    /** Shield */
                    shield?: boolean;
                    /**
                     * Ward
                     * @description Aegis in The 9th Age.
                     * @enum {unknown}
                     */
                    ward?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Regeneration
                     * @description Fortitude in The 9th Age.
                     * @enum {unknown}
                     */
                    regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * To hit
                     * @description + helps.
                     */
                    toHitModifier?: number;
                    /**
                     * To wound
                     * @description + helps.
                     */
                    toWoundModifier?: number;
                    /**
                     * Hit rerolls
                     * @enum {string}
                     */
                    rerollHits?: "none" | "1s" | "fails";
                    /**
                     * Wound rerolls
                     * @enum {string}
                     */
                    rerollWounds?: "none" | "1s" | "fails";
                    /**
                     * Special rules
                     * @description Rules of the character and its magic items.
                     */
                    rules?: string[];
                    /** Mount */
                    mount?: {
                        /** Weapon Skill */
                        weaponSkill?: number;
                        /** Strength */
                        strength?: number;
                        /** Initiative */
                        initiative?: number;
                        /** Attacks */
                        attacks?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /**
                         * Beasts
                         * @description Beasts of each model.
                         */
                        count?: number;
                        /**
                         * Weapon
                         * @description By name, or as an object with strength, piercing, attacks and rules.
                         */
                        weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                            /** Name */
                            name: string;
                            /** Strength */
                            strength?: number | string;
                            /** Armour piercing */
                            armourPiercing?: number;
                            /** Armour piercing when charging */
                            chargingArmourPiercing?: number | null;
                            /** Attacks */
                            attacks?: string | null;
                            /** Two hands */
                            twoHands?: boolean;
                            /** Strikes */
                            strikes?: ("first" | "last") | null;
                            /** Special rules */
                            rules?: string[];
                        };
                        /**
                         * Special rules
                         * @description Rules of the mount's own strikes.
                         */
                        rules?: string[];
                    } | null;
                } | null;
                /**
                 * Challenges
                 * @description Nothing happens while neither unit issues one. Duels in The 9th Age.
                 * @enum {string}
                 */
                challenge?: "accepts" | "refuses" | "issues";
                /**
                 * Fights challenges
                 * @description Whoever of the two the unit has.
                 * @enum {string}
                 */
                duellist?: "character" | "champion";
                /**
                 * Mount
                 * @description Strikes with its own values.
                 */
                mount?: {
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * Beasts
                     * @description Beasts of each model.
                     */
                    count?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of the mount's own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Second crew
                 * @description Others who strike from the model, with values and weapons of their own and the rules of the unit.
                 */
                crew?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                }[] | {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Strength of impact and stomps
                 * @description Left empty: the mount's, without a mount the unit's.
                 */
                bodyStrength?: number | null;
                /** Piercing of impact and stomps */
                bodyPiercing?: number;
                /**
                 * Charges
                 * @description Charged this turn.
                 */
                charging?: boolean;
                /**
                 * Charge distance
                 * @description Inches moved. Left empty: far enough.
                 */
                chargeDistance?: number | null;
                /**
                 * Charges through terrain
                 * @description Difficult or dangerous ground or a low obstacle on the way. The Old World only.
                 */
                throughTerrain?: boolean;
                /**
                 * When charged
                 * @enum {string}
                 */
                reaction?: "hold" | "standAndShoot" | "fireAndFlee" | "flee";
                /**
                 * Missile weapon
                 * @description What the front rank shoots with when it stands and shoots.
                 */
                shooting?: {
                    /**
                     * Ballistic Skill
                     * @description The 9th Age: 7 less the Aim.
                     */
                    ballisticSkill?: number;
                    /**
                     * Shots
                     * @description Of one model.
                     */
                    attacks?: number | string;
                    /** Strength */
                    strength?: number;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * To hit
                     * @description + helps. The 1 for standing and shooting comes off by itself; long range in The 9th Age does not.
                     */
                    hitModifier?: number;
                    /**
                     * Quick shot
                     * @description Shoots however near the charge begins. The Old World only.
                     */
                    quick?: boolean;
                    /**
                     * Special rules
                     * @description Rules of the shots.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Losses before the fight
                 * @description Chances to lose so many wounds by shooting or magic, beside those already lost: the wounds of an attack, as its answer has them.
                 */
                lostBefore?: {
                    min?: number;
                    readonly probabilities: number[];
                } | null;
                /**
                 * Does not pursue
                 * @description If it passes a test of Leadership. Only where flight and pursuit are rolled.
                 */
                restrains?: boolean;
                /** Disordered charge */
                disorderedCharge?: boolean;
                /**
                 * Fights the enemy in the
                 * @description The side of the enemy that this unit fights.
                 * @enum {string}
                 */
                arc?: "front" | "flank" | "rear";
                /**
                 * High ground
                 * @description The Old World only.
                 */
                highGround?: boolean;
                /**
                 * Disrupted
                 * @description The Old World only.
                 */
                disrupted?: boolean;
                /**
                 * Battle standard near
                 * @description Which results of its break test the unit rolls again.
                 * @enum {string}
                 */
                breakReroll?: "none" | "breaks" | "any";
                /** Wounds already lost */
                alreadyLost?: number;
                /**
                 * To hit
                 * @description + helps.
                 */
                toHitModifier?: number;
                /**
                 * To wound
                 * @description + helps.
                 */
                toWoundModifier?: number;
                /**
                 * Hit rerolls
                 * @enum {string}
                 */
                rerollHits?: "none" | "1s" | "fails";
                /**
                 * Wound rerolls
                 * @enum {string}
                 */
                rerollWounds?: "none" | "1s" | "fails";
            };
            /** Second unit */
            second?: {
                /** Name */
                name?: string;
                /**
                 * Models
                 * @description With the champion, before wounds already lost are taken off.
                 */
                models?: number;
                /**
                 * Frontage
                 * @description Models in a rank.
                 */
                frontage?: number;
                /**
                 * Points
                 * @description What the whole unit costs.
                 */
                points?: number;
                /**
                 * In contact
                 * @description Own front models in base contact. Left empty: worked out from the widths.
                 */
                contact?: number | null;
                /** Base width */
                baseWidth?: number;
                /** Base depth */
                baseDepth?: number;
                /**
                 * Movement
                 * @description Advance Rate in The 9th Age. With it a charge over a distance must be rolled for; left empty: it arrives.
                 */
                movement?: number | null;
                /**
                 * Weapon Skill
                 * @description Offensive Skill in The 9th Age.
                 */
                weaponSkill?: number;
                /**
                 * Defensive Skill
                 * @description The 9th Age only. Left empty: the Offensive Skill.
                 */
                defensiveSkill?: number | null;
                /** Strength */
                strength?: number;
                /**
                 * Toughness
                 * @description Resilience in The 9th Age.
                 */
                toughness?: number;
                /**
                 * Armour piercing
                 * @description Without the weapon.
                 */
                armourPiercing?: number;
                /**
                 * Wounds
                 * @description Health Points in The 9th Age.
                 */
                wounds?: number;
                /**
                 * Initiative
                 * @description Agility in The 9th Age.
                 */
                initiative?: number;
                /**
                 * Attacks
                 * @description A number or dice, rolled for each model.
                 */
                attacks?: number | string;
                /**
                 * Leadership
                 * @description Discipline in The 9th Age; the general's where he is near.
                 */
                leadership?: number;
                /**
                 * Weapon
                 * @description By name, or as an object with strength, piercing, attacks and rules.
                 */
                weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                    /** Name */
                    name: string;
                    /** Strength */
                    strength?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /** Armour piercing when charging */
                    chargingArmourPiercing?: number | null;
                    /** Attacks */
                    attacks?: string | null;
                    /** Two hands */
                    twoHands?: boolean;
                    /** Strikes */
                    strikes?: ("first" | "last") | null;
                    /** Special rules */
                    rules?: string[];
                };
                /**
                 * Armour save
                 * @description Without the shield; 7 is none. The 9th Age: 7 less the Armour.
                 */
                armourSave?: number;
                /** Shield */
                shield?: boolean;
                /**
                 * Ward
                 * @description Aegis in The 9th Age.
                 * @enum {unknown}
                 */
                ward?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Regeneration
                 * @description Fortitude in The 9th Age.
                 * @enum {unknown}
                 */
                regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Troop type
                 * @description The Old World only.
                 * @enum {string}
                 */
                troopType?: "regularInfantry" | "heavyInfantry" | "monstrousInfantry" | "swarms" | "lightCavalry" | "heavyCavalry" | "monstrousCavalry" | "warBeasts" | "lightChariot" | "heavyChariot" | "monstrousCreature" | "behemoth" | "warMachine";
                /**
                 * Height
                 * @description The 9th Age only.
                 * @enum {string}
                 */
                height?: "standard" | "large" | "gigantic";
                /**
                 * Formation
                 * @description The Old World only.
                 * @enum {string}
                 */
                formation?: "close" | "open" | "skirmish";
                /**
                 * Special rules
                 * @description As printed on the card: "Hatred (all enemies)", "Impact Hits (D6+1)".
                 */
                rules?: string[];
                /**
                 * Army rules
                 * @description Counts the special rules of single armies too, as the cards of the library do.
                 */
                armyRules?: boolean;
                /** Champion */
                champion?: {
                    /**
                     * Weapon Skill
                     * @description Left empty: the unit's.
                     */
                    weaponSkill?: number | null;
                    /**
                     * Strength
                     * @description Left empty: the unit's.
                     */
                    strength?: number | null;
                    /**
                     * Initiative
                     * @description Left empty: the unit's.
                     */
                    initiative?: number | null;
                    /**
                     * Attacks
                     * @description Left empty: one more than the unit's.
                     */
                    attacks?: (number | string) | null;
                    /**
                     * Weapon
                     * @description Left empty: the unit's.
                     */
                    weapon?: (("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    }) | null;
                } | null;
                /** Standard bearer */
                standard?: boolean;
                /** Musician */
                musician?: boolean;
                /** Battle standard in the unit */
                battleStandard?: boolean;
                /**
                 * Character
                 * @description Joined to the unit, beside its models, in the front rank.
                 */
                character?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Leadership */
                    leadership?: number;
                    /** Wounds */
                    wounds?: number;
                    /**
                     * Defensive Skill
                     * @description The 9th Age only. Left empty: the Offensive Skill.
                     */
                    defensiveSkill?: number | null;
                    /**
                     * Toughness
                     * @description In a challenge.
                     */
                    toughness?: number;
                    /**
                     * Armour save
                     * @description Without the shield.
                     */
                    armourSave?: number;
                    /** Shield */
                    shield?: boolean;
                    /**
                     * Ward
                     * @description Aegis in The 9th Age.
                     * @enum {unknown}
                     */
                    ward?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Regeneration
                     * @description Fortitude in The 9th Age.
                     * @enum {unknown}
                     */
                    regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * To hit
                     * @description + helps.
                     */
                    toHitModifier?: number;
                    /**
                     * To wound
                     * @description + helps.
                     */
                    toWoundModifier?: number;
                    /**
                     * Hit rerolls
                     * @enum {string}
                     */
                    rerollHits?: "none" | "1s" | "fails";
                    /**
                     * Wound rerolls
                     * @enum {string}
                     */
                    rerollWounds?: "none" | "1s" | "fails";
                    /**
                     * Special rules
                     * @description Rules of the character and its magic items.
                     */
                    rules?: string[];
                    /** Mount */
                    mount?: {
                        /** Weapon Skill */
                        weaponSkill?: number;
                        /** Strength */
                        strength?: number;
                        /** Initiative */
                        initiative?: number;
                        /** Attacks */
                        attacks?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /**
                         * Beasts
                         * @description Beasts of each model.
                         */
                        count?: number;
                        /**
                         * Weapon
                         * @description By name, or as an object with strength, piercing, attacks and rules.
                         */
                        weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                            /** Name */
                            name: string;
                            /** Strength */
                            strength?: number | string;
                            /** Armour piercing */
                            armourPiercing?: number;
                            /** Armour piercing when charging */
                            chargingArmourPiercing?: number | null;
                            /** Attacks */
                            attacks?: string | null;
                            /** Two hands */
                            twoHands?: boolean;
                            /** Strikes */
                            strikes?: ("first" | "last") | null;
                            /** Special rules */
                            rules?: string[];
                        };
                        /**
                         * Special rules
                         * @description Rules of the mount's own strikes.
                         */
                        rules?: string[];
                    } | null;
                } | null;
                /**
                 * Challenges
                 * @description Nothing happens while neither unit issues one. Duels in The 9th Age.
                 * @enum {string}
                 */
                challenge?: "accepts" | "refuses" | "issues";
                /**
                 * Fights challenges
                 * @description Whoever of the two the unit has.
                 * @enum {string}
                 */
                duellist?: "character" | "champion";
                /**
                 * Mount
                 * @description Strikes with its own values.
                 */
                mount?: {
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * Beasts
                     * @description Beasts of each model.
                     */
                    count?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of the mount's own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Second crew
                 * @description Others who strike from the model, with values and weapons of their own and the rules of the unit.
                 */
                crew?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                }[] | {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Strength of impact and stomps
                 * @description Left empty: the mount's, without a mount the unit's.
                 */
                bodyStrength?: number | null;
                /** Piercing of impact and stomps */
                bodyPiercing?: number;
                /**
                 * Charges
                 * @description Charged this turn.
                 */
                charging?: boolean;
                /**
                 * Charge distance
                 * @description Inches moved. Left empty: far enough.
                 */
                chargeDistance?: number | null;
                /**
                 * Charges through terrain
                 * @description Difficult or dangerous ground or a low obstacle on the way. The Old World only.
                 */
                throughTerrain?: boolean;
                /**
                 * When charged
                 * @enum {string}
                 */
                reaction?: "hold" | "standAndShoot" | "fireAndFlee" | "flee";
                /**
                 * Missile weapon
                 * @description What the front rank shoots with when it stands and shoots.
                 */
                shooting?: {
                    /**
                     * Ballistic Skill
                     * @description The 9th Age: 7 less the Aim.
                     */
                    ballisticSkill?: number;
                    /**
                     * Shots
                     * @description Of one model.
                     */
                    attacks?: number | string;
                    /** Strength */
                    strength?: number;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * To hit
                     * @description + helps. The 1 for standing and shooting comes off by itself; long range in The 9th Age does not.
                     */
                    hitModifier?: number;
                    /**
                     * Quick shot
                     * @description Shoots however near the charge begins. The Old World only.
                     */
                    quick?: boolean;
                    /**
                     * Special rules
                     * @description Rules of the shots.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Losses before the fight
                 * @description Chances to lose so many wounds by shooting or magic, beside those already lost: the wounds of an attack, as its answer has them.
                 */
                lostBefore?: {
                    min?: number;
                    readonly probabilities: number[];
                } | null;
                /**
                 * Does not pursue
                 * @description If it passes a test of Leadership. Only where flight and pursuit are rolled.
                 */
                restrains?: boolean;
                /** Disordered charge */
                disorderedCharge?: boolean;
                /**
                 * Fights the enemy in the
                 * @description The side of the enemy that this unit fights.
                 * @enum {string}
                 */
                arc?: "front" | "flank" | "rear";
                /**
                 * High ground
                 * @description The Old World only.
                 */
                highGround?: boolean;
                /**
                 * Disrupted
                 * @description The Old World only.
                 */
                disrupted?: boolean;
                /**
                 * Battle standard near
                 * @description Which results of its break test the unit rolls again.
                 * @enum {string}
                 */
                breakReroll?: "none" | "breaks" | "any";
                /** Wounds already lost */
                alreadyLost?: number;
                /**
                 * To hit
                 * @description + helps.
                 */
                toHitModifier?: number;
                /**
                 * To wound
                 * @description + helps.
                 */
                toWoundModifier?: number;
                /**
                 * Hit rerolls
                 * @enum {string}
                 */
                rerollHits?: "none" | "1s" | "fails";
                /**
                 * Wound rerolls
                 * @enum {string}
                 */
                rerollWounds?: "none" | "1s" | "fails";
            };
            /**
             * Rounds
             * @description The fight ends before when a unit is destroyed, breaks or falls back.
             */
            rounds?: number;
            /**
             * Flight and pursuit
             * @description The winner pursues what breaks or falls back: it is caught or gets away.
             */
            pursuit?: boolean;
            /**
             * Challenges refused from a single rank
             * @description The Old World: the community FAQ alone forbids it, as there is nowhere to retire to.
             */
            refusesFromOneRank?: boolean;
            /**
             * Press of Battle after a pursuit
             * @description The Old World: the FAQ denies it to real charges; of a pursuit into a new combat nobody says so.
             */
            pressAfterPursuit?: boolean;
        };
        /**
         * Two against one: input
         * @description Two units fight one, in front and in its flank: who wins the combat, and who runs?
         */
        FantasyMultipleInput: {
            /**
             * Rules of
             * @enum {string}
             */
            system?: "oldWorld" | "ninthAge";
            /** First unit */
            first?: {
                /** Name */
                name?: string;
                /**
                 * Models
                 * @description With the champion, before wounds already lost are taken off.
                 */
                models?: number;
                /**
                 * Frontage
                 * @description Models in a rank.
                 */
                frontage?: number;
                /**
                 * Points
                 * @description What the whole unit costs.
                 */
                points?: number;
                /**
                 * In contact
                 * @description Own front models in base contact. Left empty: worked out from the widths.
                 */
                contact?: number | null;
                /** Base width */
                baseWidth?: number;
                /** Base depth */
                baseDepth?: number;
                /**
                 * Movement
                 * @description Advance Rate in The 9th Age. With it a charge over a distance must be rolled for; left empty: it arrives.
                 */
                movement?: number | null;
                /**
                 * Weapon Skill
                 * @description Offensive Skill in The 9th Age.
                 */
                weaponSkill?: number;
                /**
                 * Defensive Skill
                 * @description The 9th Age only. Left empty: the Offensive Skill.
                 */
                defensiveSkill?: number | null;
                /** Strength */
                strength?: number;
                /**
                 * Toughness
                 * @description Resilience in The 9th Age.
                 */
                toughness?: number;
                /**
                 * Armour piercing
                 * @description Without the weapon.
                 */
                armourPiercing?: number;
                /**
                 * Wounds
                 * @description Health Points in The 9th Age.
                 */
                wounds?: number;
                /**
                 * Initiative
                 * @description Agility in The 9th Age.
                 */
                initiative?: number;
                /**
                 * Attacks
                 * @description A number or dice, rolled for each model.
                 */
                attacks?: number | string;
                /**
                 * Leadership
                 * @description Discipline in The 9th Age; the general's where he is near.
                 */
                leadership?: number;
                /**
                 * Weapon
                 * @description By name, or as an object with strength, piercing, attacks and rules.
                 */
                weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                    /** Name */
                    name: string;
                    /** Strength */
                    strength?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /** Armour piercing when charging */
                    chargingArmourPiercing?: number | null;
                    /** Attacks */
                    attacks?: string | null;
                    /** Two hands */
                    twoHands?: boolean;
                    /** Strikes */
                    strikes?: ("first" | "last") | null;
                    /** Special rules */
                    rules?: string[];
                };
                /**
                 * Armour save
                 * @description Without the shield; 7 is none. The 9th Age: 7 less the Armour.
                 */
                armourSave?: number;
                /** Shield */
                shield?: boolean;
                /**
                 * Ward
                 * @description Aegis in The 9th Age.
                 * @enum {unknown}
                 */
                ward?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Regeneration
                 * @description Fortitude in The 9th Age.
                 * @enum {unknown}
                 */
                regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Troop type
                 * @description The Old World only.
                 * @enum {string}
                 */
                troopType?: "regularInfantry" | "heavyInfantry" | "monstrousInfantry" | "swarms" | "lightCavalry" | "heavyCavalry" | "monstrousCavalry" | "warBeasts" | "lightChariot" | "heavyChariot" | "monstrousCreature" | "behemoth" | "warMachine";
                /**
                 * Height
                 * @description The 9th Age only.
                 * @enum {string}
                 */
                height?: "standard" | "large" | "gigantic";
                /**
                 * Formation
                 * @description The Old World only.
                 * @enum {string}
                 */
                formation?: "close" | "open" | "skirmish";
                /**
                 * Special rules
                 * @description As printed on the card: "Hatred (all enemies)", "Impact Hits (D6+1)".
                 */
                rules?: string[];
                /**
                 * Army rules
                 * @description Counts the special rules of single armies too, as the cards of the library do.
                 */
                armyRules?: boolean;
                /** Champion */
                champion?: {
                    /**
                     * Weapon Skill
                     * @description Left empty: the unit's.
                     */
                    weaponSkill?: number | null;
                    /**
                     * Strength
                     * @description Left empty: the unit's.
                     */
                    strength?: number | null;
                    /**
                     * Initiative
                     * @description Left empty: the unit's.
                     */
                    initiative?: number | null;
                    /**
                     * Attacks
                     * @description Left empty: one more than the unit's.
                     */
                    attacks?: (number | string) | null;
                    /**
                     * Weapon
                     * @description Left empty: the unit's.
                     */
                    weapon?: (("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    }) | null;
                } | null;
                /** Standard bearer */
                standard?: boolean;
                /** Musician */
                musician?: boolean;
                /** Battle standard in the unit */
                battleStandard?: boolean;
                /**
                 * Character
                 * @description Joined to the unit, beside its models, in the front rank.
                 */
                character?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Leadership */
                    leadership?: number;
                    /** Wounds */
                    wounds?: number;
                    /**
                     * Defensive Skill
                     * @description The 9th Age only. Left empty: the Offensive Skill.
                     */
                    defensiveSkill?: number | null;
                    /**
                     * Toughness
                     * @description In a challenge.
                     */
                    toughness?: number;
                    /**
                     * Armour save
                     * @description Without the shield.
                     */
                    armourSave?: number;
                    /** Shield */
                    shield?: boolean;
                    /**
                     * Ward
                     * @description Aegis in The 9th Age.
                     * @enum {unknown}
                     */
                    ward?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Regeneration
                     * @description Fortitude in The 9th Age.
                     * @enum {unknown}
                     */
                    regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * To hit
                     * @description + helps.
                     */
                    toHitModifier?: number;
                    /**
                     * To wound
                     * @description + helps.
                     */
                    toWoundModifier?: number;
                    /**
                     * Hit rerolls
                     * @enum {string}
                     */
                    rerollHits?: "none" | "1s" | "fails";
                    /**
                     * Wound rerolls
                     * @enum {string}
                     */
                    rerollWounds?: "none" | "1s" | "fails";
                    /**
                     * Special rules
                     * @description Rules of the character and its magic items.
                     */
                    rules?: string[];
                    /** Mount */
                    mount?: {
                        /** Weapon Skill */
                        weaponSkill?: number;
                        /** Strength */
                        strength?: number;
                        /** Initiative */
                        initiative?: number;
                        /** Attacks */
                        attacks?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /**
                         * Beasts
                         * @description Beasts of each model.
                         */
                        count?: number;
                        /**
                         * Weapon
                         * @description By name, or as an object with strength, piercing, attacks and rules.
                         */
                        weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                            /** Name */
                            name: string;
                            /** Strength */
                            strength?: number | string;
                            /** Armour piercing */
                            armourPiercing?: number;
                            /** Armour piercing when charging */
                            chargingArmourPiercing?: number | null;
                            /** Attacks */
                            attacks?: string | null;
                            /** Two hands */
                            twoHands?: boolean;
                            /** Strikes */
                            strikes?: ("first" | "last") | null;
                            /** Special rules */
                            rules?: string[];
                        };
                        /**
                         * Special rules
                         * @description Rules of the mount's own strikes.
                         */
                        rules?: string[];
                    } | null;
                } | null;
                /**
                 * Challenges
                 * @description Nothing happens while neither unit issues one. Duels in The 9th Age.
                 * @enum {string}
                 */
                challenge?: "accepts" | "refuses" | "issues";
                /**
                 * Fights challenges
                 * @description Whoever of the two the unit has.
                 * @enum {string}
                 */
                duellist?: "character" | "champion";
                /**
                 * Mount
                 * @description Strikes with its own values.
                 */
                mount?: {
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * Beasts
                     * @description Beasts of each model.
                     */
                    count?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of the mount's own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Second crew
                 * @description Others who strike from the model, with values and weapons of their own and the rules of the unit.
                 */
                crew?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                }[] | {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Strength of impact and stomps
                 * @description Left empty: the mount's, without a mount the unit's.
                 */
                bodyStrength?: number | null;
                /** Piercing of impact and stomps */
                bodyPiercing?: number;
                /**
                 * Charges
                 * @description Charged this turn.
                 */
                charging?: boolean;
                /**
                 * Charge distance
                 * @description Inches moved. Left empty: far enough.
                 */
                chargeDistance?: number | null;
                /**
                 * Charges through terrain
                 * @description Difficult or dangerous ground or a low obstacle on the way. The Old World only.
                 */
                throughTerrain?: boolean;
                /**
                 * When charged
                 * @enum {string}
                 */
                reaction?: "hold" | "standAndShoot" | "fireAndFlee" | "flee";
                /**
                 * Missile weapon
                 * @description What the front rank shoots with when it stands and shoots.
                 */
                shooting?: {
                    /**
                     * Ballistic Skill
                     * @description The 9th Age: 7 less the Aim.
                     */
                    ballisticSkill?: number;
                    /**
                     * Shots
                     * @description Of one model.
                     */
                    attacks?: number | string;
                    /** Strength */
                    strength?: number;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * To hit
                     * @description + helps. The 1 for standing and shooting comes off by itself; long range in The 9th Age does not.
                     */
                    hitModifier?: number;
                    /**
                     * Quick shot
                     * @description Shoots however near the charge begins. The Old World only.
                     */
                    quick?: boolean;
                    /**
                     * Special rules
                     * @description Rules of the shots.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Losses before the fight
                 * @description Chances to lose so many wounds by shooting or magic, beside those already lost: the wounds of an attack, as its answer has them.
                 */
                lostBefore?: {
                    min?: number;
                    readonly probabilities: number[];
                } | null;
                /**
                 * Does not pursue
                 * @description If it passes a test of Leadership. Only where flight and pursuit are rolled.
                 */
                restrains?: boolean;
                /** Disordered charge */
                disorderedCharge?: boolean;
                /**
                 * Fights the enemy in the
                 * @description The side of the enemy that this unit fights.
                 * @enum {string}
                 */
                arc?: "front" | "flank" | "rear";
                /**
                 * High ground
                 * @description The Old World only.
                 */
                highGround?: boolean;
                /**
                 * Disrupted
                 * @description The Old World only.
                 */
                disrupted?: boolean;
                /**
                 * Battle standard near
                 * @description Which results of its break test the unit rolls again.
                 * @enum {string}
                 */
                breakReroll?: "none" | "breaks" | "any";
                /** Wounds already lost */
                alreadyLost?: number;
                /**
                 * To hit
                 * @description + helps.
                 */
                toHitModifier?: number;
                /**
                 * To wound
                 * @description + helps.
                 */
                toWoundModifier?: number;
                /**
                 * Hit rerolls
                 * @enum {string}
                 */
                rerollHits?: "none" | "1s" | "fails";
                /**
                 * Wound rerolls
                 * @enum {string}
                 */
                rerollWounds?: "none" | "1s" | "fails";
            };
            /**
             * Its ally
             * @description Fights the same enemy in its flank or rear.
             */
            ally?: {
                /** Name */
                name?: string;
                /**
                 * Models
                 * @description With the champion, before wounds already lost are taken off.
                 */
                models?: number;
                /**
                 * Frontage
                 * @description Models in a rank.
                 */
                frontage?: number;
                /**
                 * Points
                 * @description What the whole unit costs.
                 */
                points?: number;
                /**
                 * In contact
                 * @description Own front models in base contact. Left empty: worked out from the widths.
                 */
                contact?: number | null;
                /** Base width */
                baseWidth?: number;
                /** Base depth */
                baseDepth?: number;
                /**
                 * Movement
                 * @description Advance Rate in The 9th Age. With it a charge over a distance must be rolled for; left empty: it arrives.
                 */
                movement?: number | null;
                /**
                 * Weapon Skill
                 * @description Offensive Skill in The 9th Age.
                 */
                weaponSkill?: number;
                /**
                 * Defensive Skill
                 * @description The 9th Age only. Left empty: the Offensive Skill.
                 */
                defensiveSkill?: number | null;
                /** Strength */
                strength?: number;
                /**
                 * Toughness
                 * @description Resilience in The 9th Age.
                 */
                toughness?: number;
                /**
                 * Armour piercing
                 * @description Without the weapon.
                 */
                armourPiercing?: number;
                /**
                 * Wounds
                 * @description Health Points in The 9th Age.
                 */
                wounds?: number;
                /**
                 * Initiative
                 * @description Agility in The 9th Age.
                 */
                initiative?: number;
                /**
                 * Attacks
                 * @description A number or dice, rolled for each model.
                 */
                attacks?: number | string;
                /**
                 * Leadership
                 * @description Discipline in The 9th Age; the general's where he is near.
                 */
                leadership?: number;
                /**
                 * Weapon
                 * @description By name, or as an object with strength, piercing, attacks and rules.
                 */
                weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                    /** Name */
                    name: string;
                    /** Strength */
                    strength?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /** Armour piercing when charging */
                    chargingArmourPiercing?: number | null;
                    /** Attacks */
                    attacks?: string | null;
                    /** Two hands */
                    twoHands?: boolean;
                    /** Strikes */
                    strikes?: ("first" | "last") | null;
                    /** Special rules */
                    rules?: string[];
                };
                /**
                 * Armour save
                 * @description Without the shield; 7 is none. The 9th Age: 7 less the Armour.
                 */
                armourSave?: number;
                /** Shield */
                shield?: boolean;
                /**
                 * Ward
                 * @description Aegis in The 9th Age.
                 * @enum {unknown}
                 */
                ward?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Regeneration
                 * @description Fortitude in The 9th Age.
                 * @enum {unknown}
                 */
                regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Troop type
                 * @description The Old World only.
                 * @enum {string}
                 */
                troopType?: "regularInfantry" | "heavyInfantry" | "monstrousInfantry" | "swarms" | "lightCavalry" | "heavyCavalry" | "monstrousCavalry" | "warBeasts" | "lightChariot" | "heavyChariot" | "monstrousCreature" | "behemoth" | "warMachine";
                /**
                 * Height
                 * @description The 9th Age only.
                 * @enum {string}
                 */
                height?: "standard" | "large" | "gigantic";
                /**
                 * Formation
                 * @description The Old World only.
                 * @enum {string}
                 */
                formation?: "close" | "open" | "skirmish";
                /**
                 * Special rules
                 * @description As printed on the card: "Hatred (all enemies)", "Impact Hits (D6+1)".
                 */
                rules?: string[];
                /**
                 * Army rules
                 * @description Counts the special rules of single armies too, as the cards of the library do.
                 */
                armyRules?: boolean;
                /** Champion */
                champion?: {
                    /**
                     * Weapon Skill
                     * @description Left empty: the unit's.
                     */
                    weaponSkill?: number | null;
                    /**
                     * Strength
                     * @description Left empty: the unit's.
                     */
                    strength?: number | null;
                    /**
                     * Initiative
                     * @description Left empty: the unit's.
                     */
                    initiative?: number | null;
                    /**
                     * Attacks
                     * @description Left empty: one more than the unit's.
                     */
                    attacks?: (number | string) | null;
                    /**
                     * Weapon
                     * @description Left empty: the unit's.
                     */
                    weapon?: (("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    }) | null;
                } | null;
                /** Standard bearer */
                standard?: boolean;
                /** Musician */
                musician?: boolean;
                /** Battle standard in the unit */
                battleStandard?: boolean;
                /**
                 * Character
                 * @description Joined to the unit, beside its models, in the front rank.
                 */
                character?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Leadership */
                    leadership?: number;
                    /** Wounds */
                    wounds?: number;
                    /**
                     * Defensive Skill
                     * @description The 9th Age only. Left empty: the Offensive Skill.
                     */
                    defensiveSkill?: number | null;
                    /**
                     * Toughness
                     * @description In a challenge.
                     */
                    toughness?: number;
                    /**
                     * Armour save
                     * @description Without the shield.
                     */
                    armourSave?: number;
                    /** Shield */
                    shield?: boolean;
                    /**
                     * Ward
                     * @description Aegis in The 9th Age.
                     * @enum {unknown}
                     */
                    ward?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Regeneration
                     * @description Fortitude in The 9th Age.
                     * @enum {unknown}
                     */
                    regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * To hit
                     * @description + helps.
                     */
                    toHitModifier?: number;
                    /**
                     * To wound
                     * @description + helps.
                     */
                    toWoundModifier?: number;
                    /**
                     * Hit rerolls
                     * @enum {string}
                     */
                    rerollHits?: "none" | "1s" | "fails";
                    /**
                     * Wound rerolls
                     * @enum {string}
                     */
                    rerollWounds?: "none" | "1s" | "fails";
                    /**
                     * Special rules
                     * @description Rules of the character and its magic items.
                     */
                    rules?: string[];
                    /** Mount */
                    mount?: {
                        /** Weapon Skill */
                        weaponSkill?: number;
                        /** Strength */
                        strength?: number;
                        /** Initiative */
                        initiative?: number;
                        /** Attacks */
                        attacks?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /**
                         * Beasts
                         * @description Beasts of each model.
                         */
                        count?: number;
                        /**
                         * Weapon
                         * @description By name, or as an object with strength, piercing, attacks and rules.
                         */
                        weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                            /** Name */
                            name: string;
                            /** Strength */
                            strength?: number | string;
                            /** Armour piercing */
                            armourPiercing?: number;
                            /** Armour piercing when charging */
                            chargingArmourPiercing?: number | null;
                            /** Attacks */
                            attacks?: string | null;
                            /** Two hands */
                            twoHands?: boolean;
                            /** Strikes */
                            strikes?: ("first" | "last") | null;
                            /** Special rules */
                            rules?: string[];
                        };
                        /**
                         * Special rules
                         * @description Rules of the mount's own strikes.
                         */
                        rules?: string[];
                    } | null;
                } | null;
                /**
                 * Challenges
                 * @description Nothing happens while neither unit issues one. Duels in The 9th Age.
                 * @enum {string}
                 */
                challenge?: "accepts" | "refuses" | "issues";
                /**
                 * Fights challenges
                 * @description Whoever of the two the unit has.
                 * @enum {string}
                 */
                duellist?: "character" | "champion";
                /**
                 * Mount
                 * @description Strikes with its own values.
                 */
                mount?: {
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * Beasts
                     * @description Beasts of each model.
                     */
                    count?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of the mount's own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Second crew
                 * @description Others who strike from the model, with values and weapons of their own and the rules of the unit.
                 */
                crew?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                }[] | {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Strength of impact and stomps
                 * @description Left empty: the mount's, without a mount the unit's.
                 */
                bodyStrength?: number | null;
                /** Piercing of impact and stomps */
                bodyPiercing?: number;
                /**
                 * Charges
                 * @description Charged this turn.
                 */
                charging?: boolean;
                /**
                 * Charge distance
                 * @description Inches moved. Left empty: far enough.
                 */
                chargeDistance?: number | null;
                /**
                 * Charges through terrain
                 * @description Difficult or dangerous ground or a low obstacle on the way. The Old World only.
                 */
                throughTerrain?: boolean;
                /**
                 * When charged
                 * @enum {string}
                 */
                reaction?: "hold" | "standAndShoot" | "fireAndFlee" | "flee";
                /**
                 * Missile weapon
                 * @description What the front rank shoots with when it stands and shoots.
                 */
                shooting?: {
                    /**
                     * Ballistic Skill
                     * @description The 9th Age: 7 less the Aim.
                     */
                    ballisticSkill?: number;
                    /**
                     * Shots
                     * @description Of one model.
                     */
                    attacks?: number | string;
                    /** Strength */
                    strength?: number;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * To hit
                     * @description + helps. The 1 for standing and shooting comes off by itself; long range in The 9th Age does not.
                     */
                    hitModifier?: number;
                    /**
                     * Quick shot
                     * @description Shoots however near the charge begins. The Old World only.
                     */
                    quick?: boolean;
                    /**
                     * Special rules
                     * @description Rules of the shots.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Losses before the fight
                 * @description Chances to lose so many wounds by shooting or magic, beside those already lost: the wounds of an attack, as its answer has them.
                 */
                lostBefore?: {
                    min?: number;
                    readonly probabilities: number[];
                } | null;
                /**
                 * Does not pursue
                 * @description If it passes a test of Leadership. Only where flight and pursuit are rolled.
                 */
                restrains?: boolean;
                /** Disordered charge */
                disorderedCharge?: boolean;
                /**
                 * Fights the enemy in the
                 * @description The side of the enemy that this unit fights.
                 * @enum {string}
                 */
                arc?: "front" | "flank" | "rear";
                /**
                 * High ground
                 * @description The Old World only.
                 */
                highGround?: boolean;
                /**
                 * Disrupted
                 * @description The Old World only.
                 */
                disrupted?: boolean;
                /**
                 * Battle standard near
                 * @description Which results of its break test the unit rolls again.
                 * @enum {string}
                 */
                breakReroll?: "none" | "breaks" | "any";
                /** Wounds already lost */
                alreadyLost?: number;
                /**
                 * To hit
                 * @description + helps.
                 */
                toHitModifier?: number;
                /**
                 * To wound
                 * @description + helps.
                 */
                toWoundModifier?: number;
                /**
                 * Hit rerolls
                 * @enum {string}
                 */
                rerollHits?: "none" | "1s" | "fails";
                /**
                 * Wound rerolls
                 * @enum {string}
                 */
                rerollWounds?: "none" | "1s" | "fails";
            };
            /** Second unit */
            second?: {
                /** Name */
                name?: string;
                /**
                 * Models
                 * @description With the champion, before wounds already lost are taken off.
                 */
                models?: number;
                /**
                 * Frontage
                 * @description Models in a rank.
                 */
                frontage?: number;
                /**
                 * Points
                 * @description What the whole unit costs.
                 */
                points?: number;
                /**
                 * In contact
                 * @description Own front models in base contact. Left empty: worked out from the widths.
                 */
                contact?: number | null;
                /** Base width */
                baseWidth?: number;
                /** Base depth */
                baseDepth?: number;
                /**
                 * Movement
                 * @description Advance Rate in The 9th Age. With it a charge over a distance must be rolled for; left empty: it arrives.
                 */
                movement?: number | null;
                /**
                 * Weapon Skill
                 * @description Offensive Skill in The 9th Age.
                 */
                weaponSkill?: number;
                /**
                 * Defensive Skill
                 * @description The 9th Age only. Left empty: the Offensive Skill.
                 */
                defensiveSkill?: number | null;
                /** Strength */
                strength?: number;
                /**
                 * Toughness
                 * @description Resilience in The 9th Age.
                 */
                toughness?: number;
                /**
                 * Armour piercing
                 * @description Without the weapon.
                 */
                armourPiercing?: number;
                /**
                 * Wounds
                 * @description Health Points in The 9th Age.
                 */
                wounds?: number;
                /**
                 * Initiative
                 * @description Agility in The 9th Age.
                 */
                initiative?: number;
                /**
                 * Attacks
                 * @description A number or dice, rolled for each model.
                 */
                attacks?: number | string;
                /**
                 * Leadership
                 * @description Discipline in The 9th Age; the general's where he is near.
                 */
                leadership?: number;
                /**
                 * Weapon
                 * @description By name, or as an object with strength, piercing, attacks and rules.
                 */
                weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                    /** Name */
                    name: string;
                    /** Strength */
                    strength?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /** Armour piercing when charging */
                    chargingArmourPiercing?: number | null;
                    /** Attacks */
                    attacks?: string | null;
                    /** Two hands */
                    twoHands?: boolean;
                    /** Strikes */
                    strikes?: ("first" | "last") | null;
                    /** Special rules */
                    rules?: string[];
                };
                /**
                 * Armour save
                 * @description Without the shield; 7 is none. The 9th Age: 7 less the Armour.
                 */
                armourSave?: number;
                /** Shield */
                shield?: boolean;
                /**
                 * Ward
                 * @description Aegis in The 9th Age.
                 * @enum {unknown}
                 */
                ward?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Regeneration
                 * @description Fortitude in The 9th Age.
                 * @enum {unknown}
                 */
                regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                /**
                 * Troop type
                 * @description The Old World only.
                 * @enum {string}
                 */
                troopType?: "regularInfantry" | "heavyInfantry" | "monstrousInfantry" | "swarms" | "lightCavalry" | "heavyCavalry" | "monstrousCavalry" | "warBeasts" | "lightChariot" | "heavyChariot" | "monstrousCreature" | "behemoth" | "warMachine";
                /**
                 * Height
                 * @description The 9th Age only.
                 * @enum {string}
                 */
                height?: "standard" | "large" | "gigantic";
                /**
                 * Formation
                 * @description The Old World only.
                 * @enum {string}
                 */
                formation?: "close" | "open" | "skirmish";
                /**
                 * Special rules
                 * @description As printed on the card: "Hatred (all enemies)", "Impact Hits (D6+1)".
                 */
                rules?: string[];
                /**
                 * Army rules
                 * @description Counts the special rules of single armies too, as the cards of the library do.
                 */
                armyRules?: boolean;
                /** Champion */
                champion?: {
                    /**
                     * Weapon Skill
                     * @description Left empty: the unit's.
                     */
                    weaponSkill?: number | null;
                    /**
                     * Strength
                     * @description Left empty: the unit's.
                     */
                    strength?: number | null;
                    /**
                     * Initiative
                     * @description Left empty: the unit's.
                     */
                    initiative?: number | null;
                    /**
                     * Attacks
                     * @description Left empty: one more than the unit's.
                     */
                    attacks?: (number | string) | null;
                    /**
                     * Weapon
                     * @description Left empty: the unit's.
                     */
                    weapon?: (("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    }) | null;
                } | null;
                /** Standard bearer */
                standard?: boolean;
                /** Musician */
                musician?: boolean;
                /** Battle standard in the unit */
                battleStandard?: boolean;
                /**
                 * Character
                 * @description Joined to the unit, beside its models, in the front rank.
                 */
                character?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Leadership */
                    leadership?: number;
                    /** Wounds */
                    wounds?: number;
                    /**
                     * Defensive Skill
                     * @description The 9th Age only. Left empty: the Offensive Skill.
                     */
                    defensiveSkill?: number | null;
                    /**
                     * Toughness
                     * @description In a challenge.
                     */
                    toughness?: number;
                    /**
                     * Armour save
                     * @description Without the shield.
                     */
                    armourSave?: number;
                    /** Shield */
                    shield?: boolean;
                    /**
                     * Ward
                     * @description Aegis in The 9th Age.
                     * @enum {unknown}
                     */
                    ward?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Regeneration
                     * @description Fortitude in The 9th Age.
                     * @enum {unknown}
                     */
                    regeneration?: 2 | 3 | 4 | 5 | 6 | "none";
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * To hit
                     * @description + helps.
                     */
                    toHitModifier?: number;
                    /**
                     * To wound
                     * @description + helps.
                     */
                    toWoundModifier?: number;
                    /**
                     * Hit rerolls
                     * @enum {string}
                     */
                    rerollHits?: "none" | "1s" | "fails";
                    /**
                     * Wound rerolls
                     * @enum {string}
                     */
                    rerollWounds?: "none" | "1s" | "fails";
                    /**
                     * Special rules
                     * @description Rules of the character and its magic items.
                     */
                    rules?: string[];
                    /** Mount */
                    mount?: {
                        /** Weapon Skill */
                        weaponSkill?: number;
                        /** Strength */
                        strength?: number;
                        /** Initiative */
                        initiative?: number;
                        /** Attacks */
                        attacks?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /**
                         * Beasts
                         * @description Beasts of each model.
                         */
                        count?: number;
                        /**
                         * Weapon
                         * @description By name, or as an object with strength, piercing, attacks and rules.
                         */
                        weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                            /** Name */
                            name: string;
                            /** Strength */
                            strength?: number | string;
                            /** Armour piercing */
                            armourPiercing?: number;
                            /** Armour piercing when charging */
                            chargingArmourPiercing?: number | null;
                            /** Attacks */
                            attacks?: string | null;
                            /** Two hands */
                            twoHands?: boolean;
                            /** Strikes */
                            strikes?: ("first" | "last") | null;
                            /** Special rules */
                            rules?: string[];
                        };
                        /**
                         * Special rules
                         * @description Rules of the mount's own strikes.
                         */
                        rules?: string[];
                    } | null;
                } | null;
                /**
                 * Challenges
                 * @description Nothing happens while neither unit issues one. Duels in The 9th Age.
                 * @enum {string}
                 */
                challenge?: "accepts" | "refuses" | "issues";
                /**
                 * Fights challenges
                 * @description Whoever of the two the unit has.
                 * @enum {string}
                 */
                duellist?: "character" | "champion";
                /**
                 * Mount
                 * @description Strikes with its own values.
                 */
                mount?: {
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /** Attacks */
                    attacks?: number | string;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * Beasts
                     * @description Beasts of each model.
                     */
                    count?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of the mount's own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Second crew
                 * @description Others who strike from the model, with values and weapons of their own and the rules of the unit.
                 */
                crew?: {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                }[] | {
                    /** Name */
                    name?: string;
                    /** Weapon Skill */
                    weaponSkill?: number;
                    /** Strength */
                    strength?: number;
                    /** Initiative */
                    initiative?: number;
                    /**
                     * Attacks
                     * @description Of one of them.
                     */
                    attacks?: number | string;
                    /**
                     * How many
                     * @description Alike on each model.
                     */
                    count?: number;
                    /**
                     * Armour piercing
                     * @description Without the weapon.
                     */
                    armourPiercing?: number;
                    /**
                     * Weapon
                     * @description By name, or as an object with strength, piercing, attacks and rules.
                     */
                    weapon?: ("handWeapon" | "twoHandWeapons" | "greatWeapon" | "halberd" | "flail" | "morningStar" | "thrustingSpear" | "cavalrySpear" | "lance" | "whip" | "huntingSpear" | "wolfHammer" | "plagueCenser" | "dreadHalberd" | "asraiSpear" | "lashAndBuckler" | "pairedWeapons" | "lightLance" | "spear") | {
                        /** Name */
                        name: string;
                        /** Strength */
                        strength?: number | string;
                        /** Armour piercing */
                        armourPiercing?: number;
                        /** Armour piercing when charging */
                        chargingArmourPiercing?: number | null;
                        /** Attacks */
                        attacks?: string | null;
                        /** Two hands */
                        twoHands?: boolean;
                        /** Strikes */
                        strikes?: ("first" | "last") | null;
                        /** Special rules */
                        rules?: string[];
                    };
                    /**
                     * Special rules
                     * @description Rules of their own strikes.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Strength of impact and stomps
                 * @description Left empty: the mount's, without a mount the unit's.
                 */
                bodyStrength?: number | null;
                /** Piercing of impact and stomps */
                bodyPiercing?: number;
                /**
                 * Charges
                 * @description Charged this turn.
                 */
                charging?: boolean;
                /**
                 * Charge distance
                 * @description Inches moved. Left empty: far enough.
                 */
                chargeDistance?: number | null;
                /**
                 * Charges through terrain
                 * @description Difficult or dangerous ground or a low obstacle on the way. The Old World only.
                 */
                throughTerrain?: boolean;
                /**
                 * When charged
                 * @enum {string}
                 */
                reaction?: "hold" | "standAndShoot" | "fireAndFlee" | "flee";
                /**
                 * Missile weapon
                 * @description What the front rank shoots with when it stands and shoots.
                 */
                shooting?: {
                    /**
                     * Ballistic Skill
                     * @description The 9th Age: 7 less the Aim.
                     */
                    ballisticSkill?: number;
                    /**
                     * Shots
                     * @description Of one model.
                     */
                    attacks?: number | string;
                    /** Strength */
                    strength?: number;
                    /** Armour piercing */
                    armourPiercing?: number;
                    /**
                     * To hit
                     * @description + helps. The 1 for standing and shooting comes off by itself; long range in The 9th Age does not.
                     */
                    hitModifier?: number;
                    /**
                     * Quick shot
                     * @description Shoots however near the charge begins. The Old World only.
                     */
                    quick?: boolean;
                    /**
                     * Special rules
                     * @description Rules of the shots.
                     */
                    rules?: string[];
                } | null;
                /**
                 * Losses before the fight
                 * @description Chances to lose so many wounds by shooting or magic, beside those already lost: the wounds of an attack, as its answer has them.
                 */
                lostBefore?: {
                    min?: number;
                    readonly probabilities: number[];
                } | null;
                /**
                 * Does not pursue
                 * @description If it passes a test of Leadership. Only where flight and pursuit are rolled.
                 */
                restrains?: boolean;
                /** Disordered charge */
                disorderedCharge?: boolean;
                /**
                 * Fights the enemy in the
                 * @description The side of the enemy that this unit fights.
                 * @enum {string}
                 */
                arc?: "front" | "flank" | "rear";
                /**
                 * High ground
                 * @description The Old World only.
                 */
                highGround?: boolean;
                /**
                 * Disrupted
                 * @description The Old World only.
                 */
                disrupted?: boolean;
                /**
                 * Battle standard near
                 * @description Which results of its break test the unit rolls again.
                 * @enum {string}
                 */
                breakReroll?: "none" | "breaks" | "any";
                /** Wounds already lost */
                alreadyLost?: number;
                /**
                 * To hit
                 * @description + helps.
                 */
                toHitModifier?: number;
                /**
                 * To wound
                 * @description + helps.
                 */
                toWoundModifier?: number;
                /**
                 * Hit rerolls
                 * @enum {string}
                 */
                rerollHits?: "none" | "1s" | "fails";
                /**
                 * Wound rerolls
                 * @enum {string}
                 */
                rerollWounds?: "none" | "1s" | "fails";
            };
            /**
             * Rounds
             * @description The fight ends before when nobody is left to fight on either side.
             */
            rounds?: number;
            /**
             * Flight and pursuit
             * @description Who wins pursues what breaks or falls back, unless it still fights another unit.
             */
            pursuit?: boolean;
            /**
             * Press of Battle after a pursuit
             * @description The Old World: the FAQ denies it to real charges; of a pursuit into a new combat nobody says so.
             */
            pressAfterPursuit?: boolean;
        };
        /**
         * Attack: input
         * @description What does this unit do to that one in one attack?
         */
        GrimdarkAttackInput: {
            /** Attacker */
            attacker?: {
                /** Name */
                name?: string;
                /** Points */
                points?: number | null;
                /**
                 * Quality
                 * @description Needs this or more on a die: 2 to 6.
                 */
                quality: number;
                /**
                 * Defense
                 * @description Needs this or more on a die: 2 to 6.
                 */
                defense: number;
                /**
                 * Unit rules
                 * @description Rules every model has, heroes included.
                 */
                rules?: string[];
                /**
                 * Models
                 * @description The ones you would give up first, first.
                 */
                models: {
                    /** Model */
                    name?: string;
                    /** Models */
                    count?: number;
                    /**
                     * Tough
                     * @description Wounds it takes to slay one; empty: from its Tough(X) rule, else 1.
                     */
                    tough?: number | null;
                    /**
                     * Hero
                     * @description A joined hero: dies last, lends its Quality for morale.
                     */
                    hero?: boolean;
                    /**
                     * Quality
                     * @description Empty: the unit's.
                     */
                    quality?: number | null;
                    /**
                     * Defense
                     * @description Empty: the unit's.
                     */
                    defense?: number | null;
                    /**
                     * Model rules
                     * @description Rules of these models only.
                     */
                    rules?: string[];
                    /** Weapons */
                    weapons?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Range
                         * @description In inches; 0 is a melee weapon.
                         */
                        range?: number;
                        /**
                         * Attacks
                         * @description Dice per copy.
                         */
                        attacks?: number;
                        /**
                         * Copies
                         * @description Copies each model carries.
                         */
                        count?: number;
                        /**
                         * Weapon rules
                         * @description AP(1), Rending, Blast(3) ...
                         */
                        rules?: string[];
                    }[];
                }[];
            };
            /** Defender */
            defender?: {
                /** Name */
                name?: string;
                /** Points */
                points?: number | null;
                /**
                 * Quality
                 * @description Needs this or more on a die: 2 to 6.
                 */
                quality: number;
                /**
                 * Defense
                 * @description Needs this or more on a die: 2 to 6.
                 */
                defense: number;
                /**
                 * Unit rules
                 * @description Rules every model has, heroes included.
                 */
                rules?: string[];
                /**
                 * Models
                 * @description The ones you would give up first, first.
                 */
                models: {
                    /** Model */
                    name?: string;
                    /** Models */
                    count?: number;
                    /**
                     * Tough
                     * @description Wounds it takes to slay one; empty: from its Tough(X) rule, else 1.
                     */
                    tough?: number | null;
                    /**
                     * Hero
                     * @description A joined hero: dies last, lends its Quality for morale.
                     */
                    hero?: boolean;
                    /**
                     * Quality
                     * @description Empty: the unit's.
                     */
                    quality?: number | null;
                    /**
                     * Defense
                     * @description Empty: the unit's.
                     */
                    defense?: number | null;
                    /**
                     * Model rules
                     * @description Rules of these models only.
                     */
                    rules?: string[];
                    /** Weapons */
                    weapons?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Range
                         * @description In inches; 0 is a melee weapon.
                         */
                        range?: number;
                        /**
                         * Attacks
                         * @description Dice per copy.
                         */
                        attacks?: number;
                        /**
                         * Copies
                         * @description Copies each model carries.
                         */
                        count?: number;
                        /**
                         * Weapon rules
                         * @description AP(1), Rending, Blast(3) ...
                         */
                        rules?: string[];
                    }[];
                }[];
            };
            /**
             * Distance
             * @description The gap before the attack; a charge comes from there.
             */
            distance?: number;
            /**
             * Cover
             * @description The defender is in cover when shot at.
             */
            cover?: boolean;
            /**
             * Moved
             * @description Shooters moved before shooting.
             */
            moved?: boolean;
            /**
             * Target moved
             * @description Units that are shot at moved in this round: no bonus of Entrenched or Mobile Artillery.
             */
            targetMoved?: boolean;
            /**
             * Rules version
             * @enum {string}
             */
            rulesVersion?: "3.5" | "3.5.3" | "3.5.2" | "3.5.1" | "3.5.0" | "3.4.1" | "3.4" | "3.3" | "3.2" | "3.1" | "3.0";
            /** Readings of open rules */
            options?: {
                /** Blast copies keep the AP of a 6 */
                blastCopiesKeepAp?: boolean;
                /**
                 * Several ignore rules
                 * @enum {string}
                 */
                ignoreRolls?: "each" | "best";
                /** Skipping Regeneration skips every ignore rule */
                bypassAllIgnores?: boolean;
                /**
                 * Ignore rolls against Deadly
                 * @enum {string}
                 */
                deadlyRegeneration?: "after" | "before";
                /** Unstoppable ignores cover */
                unstoppableIgnoresCover?: boolean;
                /** Indirect ignores cover */
                indirectIgnoresCover?: boolean;
                /** Fearless works after an automatic failure */
                fearlessAfterAutoFail?: boolean;
                /**
                 * Fear counts
                 * @enum {string}
                 */
                fearPer?: "model" | "unit";
                /**
                 * Takedown picks
                 * @enum {string}
                 */
                takedownTarget?: "heroFirst" | "nextCasualty";
                /**
                 * Versatile attackers choose
                 * @enum {string}
                 */
                versatileAttack?: "ap" | "hit";
                /**
                 * Versatile defenders choose
                 * @enum {string}
                 */
                versatileDefense?: "block" | "evade";
            };
            /**
             * Rule texts
             * @description Descriptions of rules that no pack knows, by name: read where their wording is understood.
             */
            ruleTexts?: {
                [key: string]: string;
            };
            /**
             * Support
             * @description Rules given by friends for the whole battle.
             */
            support?: {
                /** Attacker is given */
                attacker?: (string | {
                    /**
                     * Rule
                     * @description What the unit then has; nothing, if the spell deals hits.
                     */
                    rule?: string;
                    /**
                     * Hits
                     * @description On the enemy, blocked as usual; 0 for a spell that gives a rule.
                     */
                    hits?: number;
                    /**
                     * Hits have
                     * @description AP(1), Deadly(3), Blast(3) ...
                     */
                    hitRules?: string[];
                    /**
                     * Dice
                     * @description Rolled for hits, each success deals them: 3 for a Storm.
                     */
                    dice?: number;
                    /** Casting roll */
                    cast?: number;
                    /**
                     * Help
                     * @description Spell tokens spent for it.
                     */
                    help?: number;
                    /**
                     * Hindrance
                     * @description Spell tokens spent against it.
                     */
                    hinder?: number;
                })[];
                /** Defender is given */
                defender?: (string | {
                    /**
                     * Rule
                     * @description What the unit then has; nothing, if the spell deals hits.
                     */
                    rule?: string;
                    /**
                     * Hits
                     * @description On the enemy, blocked as usual; 0 for a spell that gives a rule.
                     */
                    hits?: number;
                    /**
                     * Hits have
                     * @description AP(1), Deadly(3), Blast(3) ...
                     */
                    hitRules?: string[];
                    /**
                     * Dice
                     * @description Rolled for hits, each success deals them: 3 for a Storm.
                     */
                    dice?: number;
                    /** Casting roll */
                    cast?: number;
                    /**
                     * Help
                     * @description Spell tokens spent for it.
                     */
                    help?: number;
                    /**
                     * Hindrance
                     * @description Spell tokens spent against it.
                     */
                    hinder?: number;
                })[];
            };
            /**
             * Spells
             * @description Cast before the first step: rules that a unit has for the whole battle, or hits on the enemy.
             */
            spells?: {
                /** Attacker spells */
                attacker?: {
                    /**
                     * Rule
                     * @description What the unit then has; nothing, if the spell deals hits.
                     */
                    rule?: string;
                    /**
                     * Hits
                     * @description On the enemy, blocked as usual; 0 for a spell that gives a rule.
                     */
                    hits?: number;
                    /**
                     * Hits have
                     * @description AP(1), Deadly(3), Blast(3) ...
                     */
                    hitRules?: string[];
                    /**
                     * Dice
                     * @description Rolled for hits, each success deals them: 3 for a Storm.
                     */
                    dice?: number;
                    /** Casting roll */
                    cast?: number;
                    /**
                     * Help
                     * @description Spell tokens spent for it.
                     */
                    help?: number;
                    /**
                     * Hindrance
                     * @description Spell tokens spent against it.
                     */
                    hinder?: number;
                }[];
                /** Defender spells */
                defender?: {
                    /**
                     * Rule
                     * @description What the unit then has; nothing, if the spell deals hits.
                     */
                    rule?: string;
                    /**
                     * Hits
                     * @description On the enemy, blocked as usual; 0 for a spell that gives a rule.
                     */
                    hits?: number;
                    /**
                     * Hits have
                     * @description AP(1), Deadly(3), Blast(3) ...
                     */
                    hitRules?: string[];
                    /**
                     * Dice
                     * @description Rolled for hits, each success deals them: 3 for a Storm.
                     */
                    dice?: number;
                    /** Casting roll */
                    cast?: number;
                    /**
                     * Help
                     * @description Spell tokens spent for it.
                     */
                    help?: number;
                    /**
                     * Hindrance
                     * @description Spell tokens spent against it.
                     */
                    hinder?: number;
                }[];
            };
            /** At the start */
            start?: {
                attacker?: {
                    /** Wounds marked before */
                    wounds?: number;
                    /** Shaken */
                    shaken?: boolean;
                };
                defender?: {
                    /** Wounds marked before */
                    wounds?: number;
                    /** Shaken */
                    shaken?: boolean;
                };
            };
            /**
             * Models in melee reach
             * @description At most so many models strike in a melee; empty: all of them.
             */
            reach?: {
                attacker?: number | null;
                defender?: number | null;
            };
            /**
             * Circumstances
             * @description Switches for rules that ask what a unit did before or may do besides: off, they do nothing.
             */
            circumstances?: {
                attacker?: {
                    /**
                     * Near terrain
                     * @description Most models are within 1" of terrain.
                     */
                    nearTerrain?: boolean;
                    /**
                     * Just arrived
                     * @description From reserve, in this round.
                     */
                    arrived?: boolean;
                    /**
                     * Enemy units destroyed
                     * @description By this unit, two at most count.
                     */
                    kills?: number;
                    /**
                     * Comes close
                     * @description For Breath Attack, Storm of ... and Surprise Attack.
                     */
                    close?: boolean;
                    /**
                     * Moves over the enemy
                     * @description For Strafing weapons and Crossing attacks.
                     */
                    sweeping?: boolean;
                    /**
                     * Mends itself
                     * @description For Mend on its own models, and Reanimation.
                     */
                    mending?: boolean;
                    /**
                     * Acts twice
                     * @description Once, for Inquisitorial Agent and Martial Prowess.
                     */
                    actsTwice?: boolean;
                    /**
                     * Wounds ignored before
                     * @description For Regenerative Strength, by each model.
                     */
                    markers?: number;
                };
                defender?: {
                    /**
                     * Near terrain
                     * @description Most models are within 1" of terrain.
                     */
                    nearTerrain?: boolean;
                    /**
                     * Just arrived
                     * @description From reserve, in this round.
                     */
                    arrived?: boolean;
                    /**
                     * Enemy units destroyed
                     * @description By this unit, two at most count.
                     */
                    kills?: number;
                    /**
                     * Comes close
                     * @description For Breath Attack, Storm of ... and Surprise Attack.
                     */
                    close?: boolean;
                    /**
                     * Moves over the enemy
                     * @description For Strafing weapons and Crossing attacks.
                     */
                    sweeping?: boolean;
                    /**
                     * Mends itself
                     * @description For Mend on its own models, and Reanimation.
                     */
                    mending?: boolean;
                    /**
                     * Acts twice
                     * @description Once, for Inquisitorial Agent and Martial Prowess.
                     */
                    actsTwice?: boolean;
                    /**
                     * Wounds ignored before
                     * @description For Regenerative Strength, by each model.
                     */
                    markers?: number;
                };
            };
            /**
             * Keep Limited weapons
             * @description Weapons for one use are kept for another battle.
             */
            keepLimited?: {
                attacker?: boolean;
                defender?: boolean;
            };
            /**
             * Phase
             * @enum {string}
             */
            phase?: "shooting" | "melee";
            /**
             * Charging
             * @description In melee: the attacker charged.
             */
            charging?: boolean;
            /**
             * Fatigued
             * @description In melee: the attacker hits on 6 only.
             */
            fatigued?: boolean;
        };
        /**
         * Duel: input
         * @description Which of two units wins, in nine scenarios?
         */
        GrimdarkDuelInput: {
            /** Attacker */
            attacker?: {
                /** Name */
                name?: string;
                /** Points */
                points?: number | null;
                /**
                 * Quality
                 * @description Needs this or more on a die: 2 to 6.
                 */
                quality: number;
                /**
                 * Defense
                 * @description Needs this or more on a die: 2 to 6.
                 */
                defense: number;
                /**
                 * Unit rules
                 * @description Rules every model has, heroes included.
                 */
                rules?: string[];
                /**
                 * Models
                 * @description The ones you would give up first, first.
                 */
                models: {
                    /** Model */
                    name?: string;
                    /** Models */
                    count?: number;
                    /**
                     * Tough
                     * @description Wounds it takes to slay one; empty: from its Tough(X) rule, else 1.
                     */
                    tough?: number | null;
                    /**
                     * Hero
                     * @description A joined hero: dies last, lends its Quality for morale.
                     */
                    hero?: boolean;
                    /**
                     * Quality
                     * @description Empty: the unit's.
                     */
                    quality?: number | null;
                    /**
                     * Defense
                     * @description Empty: the unit's.
                     */
                    defense?: number | null;
                    /**
                     * Model rules
                     * @description Rules of these models only.
                     */
                    rules?: string[];
                    /** Weapons */
                    weapons?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Range
                         * @description In inches; 0 is a melee weapon.
                         */
                        range?: number;
                        /**
                         * Attacks
                         * @description Dice per copy.
                         */
                        attacks?: number;
                        /**
                         * Copies
                         * @description Copies each model carries.
                         */
                        count?: number;
                        /**
                         * Weapon rules
                         * @description AP(1), Rending, Blast(3) ...
                         */
                        rules?: string[];
                    }[];
                }[];
            };
            /** Defender */
            defender?: {
                /** Name */
                name?: string;
                /** Points */
                points?: number | null;
                /**
                 * Quality
                 * @description Needs this or more on a die: 2 to 6.
                 */
                quality: number;
                /**
                 * Defense
                 * @description Needs this or more on a die: 2 to 6.
                 */
                defense: number;
                /**
                 * Unit rules
                 * @description Rules every model has, heroes included.
                 */
                rules?: string[];
                /**
                 * Models
                 * @description The ones you would give up first, first.
                 */
                models: {
                    /** Model */
                    name?: string;
                    /** Models */
                    count?: number;
                    /**
                     * Tough
                     * @description Wounds it takes to slay one; empty: from its Tough(X) rule, else 1.
                     */
                    tough?: number | null;
                    /**
                     * Hero
                     * @description A joined hero: dies last, lends its Quality for morale.
                     */
                    hero?: boolean;
                    /**
                     * Quality
                     * @description Empty: the unit's.
                     */
                    quality?: number | null;
                    /**
                     * Defense
                     * @description Empty: the unit's.
                     */
                    defense?: number | null;
                    /**
                     * Model rules
                     * @description Rules of these models only.
                     */
                    rules?: string[];
                    /** Weapons */
                    weapons?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Range
                         * @description In inches; 0 is a melee weapon.
                         */
                        range?: number;
                        /**
                         * Attacks
                         * @description Dice per copy.
                         */
                        attacks?: number;
                        /**
                         * Copies
                         * @description Copies each model carries.
                         */
                        count?: number;
                        /**
                         * Weapon rules
                         * @description AP(1), Rending, Blast(3) ...
                         */
                        rules?: string[];
                    }[];
                }[];
            };
            /**
             * Distance
             * @description The gap before the attack; a charge comes from there.
             */
            distance?: number;
            /**
             * Cover
             * @description The defender is in cover when shot at.
             */
            cover?: boolean;
            /**
             * Moved
             * @description Shooters moved before shooting.
             */
            moved?: boolean;
            /**
             * Target moved
             * @description Units that are shot at moved in this round: no bonus of Entrenched or Mobile Artillery.
             */
            targetMoved?: boolean;
            /**
             * Rules version
             * @enum {string}
             */
            rulesVersion?: "3.5" | "3.5.3" | "3.5.2" | "3.5.1" | "3.5.0" | "3.4.1" | "3.4" | "3.3" | "3.2" | "3.1" | "3.0";
            /** Readings of open rules */
            options?: {
                /** Blast copies keep the AP of a 6 */
                blastCopiesKeepAp?: boolean;
                /**
                 * Several ignore rules
                 * @enum {string}
                 */
                ignoreRolls?: "each" | "best";
                /** Skipping Regeneration skips every ignore rule */
                bypassAllIgnores?: boolean;
                /**
                 * Ignore rolls against Deadly
                 * @enum {string}
                 */
                deadlyRegeneration?: "after" | "before";
                /** Unstoppable ignores cover */
                unstoppableIgnoresCover?: boolean;
                /** Indirect ignores cover */
                indirectIgnoresCover?: boolean;
                /** Fearless works after an automatic failure */
                fearlessAfterAutoFail?: boolean;
                /**
                 * Fear counts
                 * @enum {string}
                 */
                fearPer?: "model" | "unit";
                /**
                 * Takedown picks
                 * @enum {string}
                 */
                takedownTarget?: "heroFirst" | "nextCasualty";
                /**
                 * Versatile attackers choose
                 * @enum {string}
                 */
                versatileAttack?: "ap" | "hit";
                /**
                 * Versatile defenders choose
                 * @enum {string}
                 */
                versatileDefense?: "block" | "evade";
            };
            /**
             * Rule texts
             * @description Descriptions of rules that no pack knows, by name: read where their wording is understood.
             */
            ruleTexts?: {
                [key: string]: string;
            };
            /**
             * Support
             * @description Rules given by friends for the whole battle.
             */
            support?: {
                /** Attacker is given */
                attacker?: (string | {
                    /**
                     * Rule
                     * @description What the unit then has; nothing, if the spell deals hits.
                     */
                    rule?: string;
                    /**
                     * Hits
                     * @description On the enemy, blocked as usual; 0 for a spell that gives a rule.
                     */
                    hits?: number;
                    /**
                     * Hits have
                     * @description AP(1), Deadly(3), Blast(3) ...
                     */
                    hitRules?: string[];
                    /**
                     * Dice
                     * @description Rolled for hits, each success deals them: 3 for a Storm.
                     */
                    dice?: number;
                    /** Casting roll */
                    cast?: number;
                    /**
                     * Help
                     * @description Spell tokens spent for it.
                     */
                    help?: number;
                    /**
                     * Hindrance
                     * @description Spell tokens spent against it.
                     */
                    hinder?: number;
                })[];
                /** Defender is given */
                defender?: (string | {
                    /**
                     * Rule
                     * @description What the unit then has; nothing, if the spell deals hits.
                     */
                    rule?: string;
                    /**
                     * Hits
                     * @description On the enemy, blocked as usual; 0 for a spell that gives a rule.
                     */
                    hits?: number;
                    /**
                     * Hits have
                     * @description AP(1), Deadly(3), Blast(3) ...
                     */
                    hitRules?: string[];
                    /**
                     * Dice
                     * @description Rolled for hits, each success deals them: 3 for a Storm.
                     */
                    dice?: number;
                    /** Casting roll */
                    cast?: number;
                    /**
                     * Help
                     * @description Spell tokens spent for it.
                     */
                    help?: number;
                    /**
                     * Hindrance
                     * @description Spell tokens spent against it.
                     */
                    hinder?: number;
                })[];
            };
            /**
             * Spells
             * @description Cast before the first step: rules that a unit has for the whole battle, or hits on the enemy.
             */
            spells?: {
                /** Attacker spells */
                attacker?: {
                    /**
                     * Rule
                     * @description What the unit then has; nothing, if the spell deals hits.
                     */
                    rule?: string;
                    /**
                     * Hits
                     * @description On the enemy, blocked as usual; 0 for a spell that gives a rule.
                     */
                    hits?: number;
                    /**
                     * Hits have
                     * @description AP(1), Deadly(3), Blast(3) ...
                     */
                    hitRules?: string[];
                    /**
                     * Dice
                     * @description Rolled for hits, each success deals them: 3 for a Storm.
                     */
                    dice?: number;
                    /** Casting roll */
                    cast?: number;
                    /**
                     * Help
                     * @description Spell tokens spent for it.
                     */
                    help?: number;
                    /**
                     * Hindrance
                     * @description Spell tokens spent against it.
                     */
                    hinder?: number;
                }[];
                /** Defender spells */
                defender?: {
                    /**
                     * Rule
                     * @description What the unit then has; nothing, if the spell deals hits.
                     */
                    rule?: string;
                    /**
                     * Hits
                     * @description On the enemy, blocked as usual; 0 for a spell that gives a rule.
                     */
                    hits?: number;
                    /**
                     * Hits have
                     * @description AP(1), Deadly(3), Blast(3) ...
                     */
                    hitRules?: string[];
                    /**
                     * Dice
                     * @description Rolled for hits, each success deals them: 3 for a Storm.
                     */
                    dice?: number;
                    /** Casting roll */
                    cast?: number;
                    /**
                     * Help
                     * @description Spell tokens spent for it.
                     */
                    help?: number;
                    /**
                     * Hindrance
                     * @description Spell tokens spent against it.
                     */
                    hinder?: number;
                }[];
            };
            /** At the start */
            start?: {
                attacker?: {
                    /** Wounds marked before */
                    wounds?: number;
                    /** Shaken */
                    shaken?: boolean;
                };
                defender?: {
                    /** Wounds marked before */
                    wounds?: number;
                    /** Shaken */
                    shaken?: boolean;
                };
            };
            /**
             * Models in melee reach
             * @description At most so many models strike in a melee; empty: all of them.
             */
            reach?: {
                attacker?: number | null;
                defender?: number | null;
            };
            /**
             * Circumstances
             * @description Switches for rules that ask what a unit did before or may do besides: off, they do nothing.
             */
            circumstances?: {
                attacker?: {
                    /**
                     * Near terrain
                     * @description Most models are within 1" of terrain.
                     */
                    nearTerrain?: boolean;
                    /**
                     * Just arrived
                     * @description From reserve, in this round.
                     */
                    arrived?: boolean;
                    /**
                     * Enemy units destroyed
                     * @description By this unit, two at most count.
                     */
                    kills?: number;
                    /**
                     * Comes close
                     * @description For Breath Attack, Storm of ... and Surprise Attack.
                     */
                    close?: boolean;
                    /**
                     * Moves over the enemy
                     * @description For Strafing weapons and Crossing attacks.
                     */
                    sweeping?: boolean;
                    /**
                     * Mends itself
                     * @description For Mend on its own models, and Reanimation.
                     */
                    mending?: boolean;
                    /**
                     * Acts twice
                     * @description Once, for Inquisitorial Agent and Martial Prowess.
                     */
                    actsTwice?: boolean;
                    /**
                     * Wounds ignored before
                     * @description For Regenerative Strength, by each model.
                     */
                    markers?: number;
                };
                defender?: {
                    /**
                     * Near terrain
                     * @description Most models are within 1" of terrain.
                     */
                    nearTerrain?: boolean;
                    /**
                     * Just arrived
                     * @description From reserve, in this round.
                     */
                    arrived?: boolean;
                    /**
                     * Enemy units destroyed
                     * @description By this unit, two at most count.
                     */
                    kills?: number;
                    /**
                     * Comes close
                     * @description For Breath Attack, Storm of ... and Surprise Attack.
                     */
                    close?: boolean;
                    /**
                     * Moves over the enemy
                     * @description For Strafing weapons and Crossing attacks.
                     */
                    sweeping?: boolean;
                    /**
                     * Mends itself
                     * @description For Mend on its own models, and Reanimation.
                     */
                    mending?: boolean;
                    /**
                     * Acts twice
                     * @description Once, for Inquisitorial Agent and Martial Prowess.
                     */
                    actsTwice?: boolean;
                    /**
                     * Wounds ignored before
                     * @description For Regenerative Strength, by each model.
                     */
                    markers?: number;
                };
            };
            /**
             * Keep Limited weapons
             * @description Weapons for one use are kept for another battle.
             */
            keepLimited?: {
                attacker?: boolean;
                defender?: boolean;
            };
            /** Scenarios */
            scenarios?: ("shooting_only" | "mutual_shooting" | "charge" | "receive_charge" | "shoot_then_charge" | "approach_1_turn" | "approach_2_turns" | "full_engagement" | "fighting_retreat")[];
            /**
             * Who wins
             * @description What is compared when neither side is destroyed or routed; or who holds the objective alone.
             * @enum {string}
             */
            outcomeBy?: "wounds" | "models" | "objective";
            /**
             * Near the objective
             * @description Whether the models a unit has left in the end are within reach of it; those out of reach are lost first.
             */
            objective?: {
                attacker?: boolean;
                defender?: boolean;
            };
            /**
             * Strikes back
             * @description Whether a unit fights when it is charged.
             */
            strikeBack?: {
                attacker?: boolean;
                defender?: boolean;
            };
        };
        /**
         * Attack: input
         * @description What does this unit do to that one?
         */
        Wh40kAttackInput: {
            /**
             * Edition
             * @enum {string}
             */
            edition?: "10" | "11";
            /**
             * Weapon
             * @description One weapon; a bolt rifle when nothing at all is asked for.
             */
            weapon?: {
                /** Weapon */
                name?: string;
                /**
                 * Kind
                 * @description Cover and Stealth count against ranged weapons only.
                 * @enum {string}
                 */
                kind?: "ranged" | "melee";
                /**
                 * A
                 * @description Attacks of one weapon: a number or dice such as D6+3.
                 */
                attacks?: number | string;
                /**
                 * BS/WS
                 * @description Roll needed to hit; empty hits without a roll.
                 */
                skill?: number | null;
                /**
                 * S
                 * @description Strength: a number, or dice that each hit rolls for itself.
                 */
                strength?: number | string;
                /**
                 * AP
                 * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                 */
                ap?: number;
                /**
                 * D
                 * @description Damage: a number or dice such as D3+3.
                 */
                damage?: number | string;
                /**
                 * Keywords
                 * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                 */
                keywords?: string[];
            } | null;
            /**
             * Models firing
             * @description Each rolls its own attacks.
             */
            count?: number;
            /**
             * Its own situation
             * @description What differs from the situation of the unit for this weapon alone.
             */
            modifiers?: {
                /**
                 * Half range
                 * @description For Rapid Fire and Melta.
                 */
                halfRange?: boolean | null;
                /**
                 * Stationary
                 * @description For Heavy.
                 */
                stationary?: boolean | null;
                /**
                 * Moved at most 3"
                 * @description 11th edition: Heavy works after a short move.
                 */
                movedAtMost3?: boolean | null;
                /**
                 * Advanced
                 * @description Only Assault weapons fire; nothing stood still.
                 */
                advanced?: boolean | null;
                /**
                 * Charged
                 * @description For Lance.
                 */
                charged?: boolean | null;
                /** Cover */
                cover?: boolean | null;
                /**
                 * More than 12" away
                 * @description For Conversion.
                 */
                beyond12?: boolean | null;
                /** Plunging fire */
                plungingFire?: boolean | null;
                /** Engaged */
                engaged?: boolean | null;
                /**
                 * Shooter engaged
                 * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                 */
                attackerEngaged?: boolean | null;
                /** Damaged */
                damaged?: boolean | null;
                /**
                 * To hit
                 * @description Summed, then limited to −1..+1.
                 */
                hitModifier?: number | null;
                /**
                 * To wound
                 * @description Summed, then limited to −1..+1.
                 */
                woundModifier?: number | null;
                /**
                 * Ignores hit modifiers
                 * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                 */
                ignoreHitModifiers?: boolean | null;
                /**
                 * Skill improved by
                 * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                 */
                skillModifier?: number | null;
                /**
                 * Attacks
                 * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                 */
                attacksModifier?: number | null;
                /** Strength */
                strengthModifier?: number | null;
                /**
                 * AP improved by
                 * @description 1 turns AP −1 into AP −2.
                 */
                apModifier?: number | null;
                /** Damage */
                damageModifier?: number | null;
                /** Attacks times */
                attacksMultiplier?: number | null;
                /** Strength times */
                strengthMultiplier?: number | null;
                /** Damage times */
                damageMultiplier?: number | null;
                /** Reroll hits */
                rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                /** Reroll wounds */
                rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                /** Reroll damage */
                rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                /** Critical hits on */
                critHitOn?: number | null;
                /**
                 * Critical hits must hit
                 * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                 */
                critHitNeedsSuccess?: boolean | null;
                /** Critical wounds on */
                critWoundOn?: number | null;
                /**
                 * Critical wounds must wound
                 * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                 */
                critWoundNeedsSuccess?: boolean | null;
                /**
                 * Roll to wound instead of Lethal Hits
                 * @description 11th edition only, where Lethal Hits is a choice.
                 */
                declineLethalHits?: boolean | null;
                /**
                 * Distance
                 * @description Inches to the target: decides Conversion.
                 */
                distance?: number | null;
                /**
                 * Keywords given
                 * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                 */
                keywords?: string[];
            } | null;
            /**
             * Volley
             * @description Several weapons of one unit in order, instead of one weapon.
             */
            volley?: {
                /** Weapon */
                weapon?: {
                    /** Weapon */
                    name?: string;
                    /**
                     * Kind
                     * @description Cover and Stealth count against ranged weapons only.
                     * @enum {string}
                     */
                    kind?: "ranged" | "melee";
                    /**
                     * A
                     * @description Attacks of one weapon: a number or dice such as D6+3.
                     */
                    attacks?: number | string;
                    /**
                     * BS/WS
                     * @description Roll needed to hit; empty hits without a roll.
                     */
                    skill?: number | null;
                    /**
                     * S
                     * @description Strength: a number, or dice that each hit rolls for itself.
                     */
                    strength?: number | string;
                    /**
                     * AP
                     * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                     */
                    ap?: number;
                    /**
                     * D
                     * @description Damage: a number or dice such as D3+3.
                     */
                    damage?: number | string;
                    /**
                     * Keywords
                     * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                     */
                    keywords?: string[];
                };
                /**
                 * Models firing
                 * @description Each rolls its own attacks.
                 */
                count?: number;
                /**
                 * Its own situation
                 * @description What differs from the situation of the unit for this weapon alone.
                 */
                modifiers?: {
                    /**
                     * Half range
                     * @description For Rapid Fire and Melta.
                     */
                    halfRange?: boolean | null;
                    /**
                     * Stationary
                     * @description For Heavy.
                     */
                    stationary?: boolean | null;
                    /**
                     * Moved at most 3"
                     * @description 11th edition: Heavy works after a short move.
                     */
                    movedAtMost3?: boolean | null;
                    /**
                     * Advanced
                     * @description Only Assault weapons fire; nothing stood still.
                     */
                    advanced?: boolean | null;
                    /**
                     * Charged
                     * @description For Lance.
                     */
                    charged?: boolean | null;
                    /** Cover */
                    cover?: boolean | null;
                    /**
                     * More than 12" away
                     * @description For Conversion.
                     */
                    beyond12?: boolean | null;
                    /** Plunging fire */
                    plungingFire?: boolean | null;
                    /** Engaged */
                    engaged?: boolean | null;
                    /**
                     * Shooter engaged
                     * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                     */
                    attackerEngaged?: boolean | null;
                    /** Damaged */
                    damaged?: boolean | null;
                    /**
                     * To hit
                     * @description Summed, then limited to −1..+1.
                     */
                    hitModifier?: number | null;
                    /**
                     * To wound
                     * @description Summed, then limited to −1..+1.
                     */
                    woundModifier?: number | null;
                    /**
                     * Ignores hit modifiers
                     * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                     */
                    ignoreHitModifiers?: boolean | null;
                    /**
                     * Skill improved by
                     * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                     */
                    skillModifier?: number | null;
                    /**
                     * Attacks
                     * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                     */
                    attacksModifier?: number | null;
                    /** Strength */
                    strengthModifier?: number | null;
                    /**
                     * AP improved by
                     * @description 1 turns AP −1 into AP −2.
                     */
                    apModifier?: number | null;
                    /** Damage */
                    damageModifier?: number | null;
                    /** Attacks times */
                    attacksMultiplier?: number | null;
                    /** Strength times */
                    strengthMultiplier?: number | null;
                    /** Damage times */
                    damageMultiplier?: number | null;
                    /** Reroll hits */
                    rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll wounds */
                    rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll damage */
                    rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                    /** Critical hits on */
                    critHitOn?: number | null;
                    /**
                     * Critical hits must hit
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critHitNeedsSuccess?: boolean | null;
                    /** Critical wounds on */
                    critWoundOn?: number | null;
                    /**
                     * Critical wounds must wound
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critWoundNeedsSuccess?: boolean | null;
                    /**
                     * Roll to wound instead of Lethal Hits
                     * @description 11th edition only, where Lethal Hits is a choice.
                     */
                    declineLethalHits?: boolean | null;
                    /**
                     * Distance
                     * @description Inches to the target: decides Conversion.
                     */
                    distance?: number | null;
                    /**
                     * Keywords given
                     * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                     */
                    keywords?: string[];
                } | null;
                /**
                 * Other modes
                 * @description Of this and these the one that does most damage to the target on average is used, and said.
                 */
                modes?: {
                    /** Weapon */
                    name?: string;
                    /**
                     * Kind
                     * @description Cover and Stealth count against ranged weapons only.
                     * @enum {string}
                     */
                    kind?: "ranged" | "melee";
                    /**
                     * A
                     * @description Attacks of one weapon: a number or dice such as D6+3.
                     */
                    attacks?: number | string;
                    /**
                     * BS/WS
                     * @description Roll needed to hit; empty hits without a roll.
                     */
                    skill?: number | null;
                    /**
                     * S
                     * @description Strength: a number, or dice that each hit rolls for itself.
                     */
                    strength?: number | string;
                    /**
                     * AP
                     * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                     */
                    ap?: number;
                    /**
                     * D
                     * @description Damage: a number or dice such as D3+3.
                     */
                    damage?: number | string;
                    /**
                     * Keywords
                     * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                     */
                    keywords?: string[];
                }[];
                /**
                 * This mode
                 * @description The weapon as it stands is used, whatever its other modes would do.
                 */
                modeFixed?: boolean;
            }[] | null;
            /** Target */
            target?: {
                /** Name */
                name?: string;
                /** Models */
                models?: number;
                /**
                 * W
                 * @description Wounds of one model.
                 */
                wounds?: number;
                /**
                 * T
                 * @description Toughness.
                 */
                toughness?: number;
                /**
                 * Sv
                 * @description Armour save; 7 is none.
                 */
                save?: number;
                /**
                 * Wounds left on a wounded model
                 * @description One model has been wounded before.
                 */
                firstModelWounds?: number | null;
                /**
                 * Points
                 * @description What all these models cost together.
                 */
                points?: number | null;
                /**
                 * Keywords
                 * @description Infantry, Vehicle, Fly ...: what Anti looks at.
                 */
                keywords?: string[];
                /** Invulnerable */
                invuln?: number | null;
                /** Feel No Pain */
                fnp?: number | null;
                /**
                 * Feel No Pain (mortal)
                 * @description Works against mortal wounds and Devastating Wounds only.
                 */
                fnpMortal?: number | null;
                /**
                 * Feel No Pain (Psychic)
                 * @description Works against Psychic weapons only.
                 */
                fnpPsychic?: number | null;
                /**
                 * Damage reduction
                 * @description Subtracted from the Damage of each attack.
                 */
                damageReduction?: number | null;
                /** Halve damage */
                halveDamage?: boolean | null;
                /** Damage changed to */
                setDamage?: number | null;
                /**
                 * Damage changes worded
                 * @description How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.
                 */
                damageWording?: ("allocated" | "against") | null;
                /**
                 * AP reduction
                 * @description Worsens the AP of each attack, not past 0.
                 */
                apReduction?: number | null;
                /** Reroll saves */
                rerollSaves?: ("none" | "ones" | "fails") | null;
                /** Stealth */
                stealth?: boolean | null;
                /**
                 * Ignore the first failed save
                 * @description Once in the request, the first attack whose save fails does nothing.
                 */
                ignoreFirstFailedSave?: boolean | null;
                /** Command Re-roll */
                commandReroll?: "save" | null;
                /**
                 * Ld
                 * @description For the chance of Battle-shock afterwards.
                 */
                leadership?: number | null;
                /**
                 * Starting strength
                 * @description Models at the start of the battle; those of the request unless given.
                 */
                startingStrength?: number | null;
                /**
                 * Groups
                 * @description Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models.
                 */
                groups?: {
                    /** Name */
                    name?: string;
                    /** Models */
                    models?: number;
                    /**
                     * W
                     * @description Wounds of one model.
                     */
                    wounds?: number;
                    /**
                     * T
                     * @description Toughness.
                     */
                    toughness?: number;
                    /**
                     * Sv
                     * @description Armour save; 7 is none.
                     */
                    save?: number;
                    /**
                     * Wounds left on a wounded model
                     * @description One model has been wounded before.
                     */
                    firstModelWounds?: number | null;
                    /**
                     * Points
                     * @description What all these models cost together.
                     */
                    points?: number | null;
                    /**
                     * Character
                     * @description An attached leader: loses its models last, Precision picks it out.
                     */
                    character?: boolean;
                    /** Keywords */
                    keywords?: string[];
                    /** Invulnerable */
                    invuln?: number | null;
                    /** Feel No Pain */
                    fnp?: number | null;
                    /**
                     * Feel No Pain (mortal)
                     * @description Works against mortal wounds and Devastating Wounds only.
                     */
                    fnpMortal?: number | null;
                    /**
                     * Feel No Pain (Psychic)
                     * @description Works against Psychic weapons only.
                     */
                    fnpPsychic?: number | null;
                    /**
                     * Damage reduction
                     * @description Subtracted from the Damage of each attack.
                     */
                    damageReduction?: number | null;
                    /** Halve damage */
                    halveDamage?: boolean | null;
                    /** Damage changed to */
                    setDamage?: number | null;
                    /**
                     * Damage changes worded
                     * @description How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.
                     */
                    damageWording?: ("allocated" | "against") | null;
                    /**
                     * AP reduction
                     * @description Worsens the AP of each attack, not past 0.
                     */
                    apReduction?: number | null;
                    /** Reroll saves */
                    rerollSaves?: ("none" | "ones" | "fails") | null;
                    /** Stealth */
                    stealth?: boolean | null;
                }[] | null;
            };
            /** Situation */
            context?: {
                /**
                 * Half range
                 * @description For Rapid Fire and Melta.
                 */
                halfRange?: boolean | null;
                /**
                 * Stationary
                 * @description For Heavy.
                 */
                stationary?: boolean | null;
                /**
                 * Moved at most 3"
                 * @description 11th edition: Heavy works after a short move.
                 */
                movedAtMost3?: boolean | null;
                /**
                 * Advanced
                 * @description Only Assault weapons fire; nothing stood still.
                 */
                advanced?: boolean | null;
                /**
                 * Charged
                 * @description For Lance.
                 */
                charged?: boolean | null;
                /** Cover */
                cover?: boolean | null;
                /**
                 * More than 12" away
                 * @description For Conversion.
                 */
                beyond12?: boolean | null;
                /** Plunging fire */
                plungingFire?: boolean | null;
                /** Engaged */
                engaged?: boolean | null;
                /**
                 * Shooter engaged
                 * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                 */
                attackerEngaged?: boolean | null;
                /** Damaged */
                damaged?: boolean | null;
                /**
                 * To hit
                 * @description Summed, then limited to −1..+1.
                 */
                hitModifier?: number | null;
                /**
                 * To wound
                 * @description Summed, then limited to −1..+1.
                 */
                woundModifier?: number | null;
                /**
                 * Ignores hit modifiers
                 * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                 */
                ignoreHitModifiers?: boolean | null;
                /**
                 * Skill improved by
                 * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                 */
                skillModifier?: number | null;
                /**
                 * Attacks
                 * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                 */
                attacksModifier?: number | null;
                /** Strength */
                strengthModifier?: number | null;
                /**
                 * AP improved by
                 * @description 1 turns AP −1 into AP −2.
                 */
                apModifier?: number | null;
                /** Damage */
                damageModifier?: number | null;
                /** Attacks times */
                attacksMultiplier?: number | null;
                /** Strength times */
                strengthMultiplier?: number | null;
                /** Damage times */
                damageMultiplier?: number | null;
                /** Reroll hits */
                rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                /** Reroll wounds */
                rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                /** Reroll damage */
                rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                /** Critical hits on */
                critHitOn?: number | null;
                /**
                 * Critical hits must hit
                 * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                 */
                critHitNeedsSuccess?: boolean | null;
                /** Critical wounds on */
                critWoundOn?: number | null;
                /**
                 * Critical wounds must wound
                 * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                 */
                critWoundNeedsSuccess?: boolean | null;
                /**
                 * Roll to wound instead of Lethal Hits
                 * @description 11th edition only, where Lethal Hits is a choice.
                 */
                declineLethalHits?: boolean | null;
                /**
                 * Use Precision
                 * @description Wounds of Precision weapons go to the character.
                 */
                precision?: boolean | null;
                /**
                 * Target not visible
                 * @description For Indirect Fire.
                 */
                unseen?: boolean | null;
                /**
                 * Spotted for Indirect Fire
                 * @description 11th edition: a friend sees the target, so a stationary unit misses less.
                 */
                spotted?: boolean | null;
                /** Overwatch */
                overwatch?: boolean | null;
                /**
                 * Overwatch hits on
                 * @description Some units hit better; only sixes are critical.
                 */
                overwatchOn?: number | null;
                /**
                 * Own strength
                 * @description For abilities of units that have lost models. In melee the models left are counted.
                 */
                ownStrength?: ("starting" | "belowStarting" | "belowHalf") | null;
                /**
                 * One hit roll
                 * @description One failed die of the whole attack.
                 */
                rerollOneHit?: boolean | null;
                /**
                 * One wound roll
                 * @description One failed die of the whole attack.
                 */
                rerollOneWound?: boolean | null;
                /**
                 * One damage roll
                 * @description The first damage roll below its average.
                 */
                rerollOneDamage?: boolean | null;
                /**
                 * Up to so many hit rolls
                 * @description Failed dice of the whole attack, at the first weapons that have them.
                 */
                rerollHitDice?: number | null;
                /**
                 * Up to so many wound rolls
                 * @description Failed dice of the whole attack, at the first weapons that have them.
                 */
                rerollWoundDice?: number | null;
                /**
                 * Distance
                 * @description Inches to the target: decides Conversion.
                 */
                distance?: number | null;
                /** Command Re-roll */
                commandReroll?: ("hit" | "wound" | "damage" | "attacks") | null;
                /**
                 * First hit die shows
                 * @description A miracle or fate die: not rolled, never rerolled.
                 */
                fixedHit?: number | null;
                /**
                 * First wound die shows
                 * @description Not rolled, never rerolled.
                 */
                fixedWound?: number | null;
                /**
                 * First damage die shows
                 * @description For damage of one die; a D3 halves it.
                 */
                fixedDamage?: number | null;
                /**
                 * Keywords given
                 * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                 */
                keywords?: string[];
                /**
                 * Mortal wounds besides
                 * @description A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+. Low dice may cost the own unit one each.
                 */
                mortalWounds?: ((number | string) | {
                    dice?: number | string;
                    on?: number;
                    max?: number | null;
                    ownOn?: number;
                }) | null;
            };
            /**
             * Abilities
             * @description What both units bring; each counts where its conditions hold. The situation is what the player adds.
             */
            abilities?: {
                /** Of the attacker */
                attacker?: {
                    /** Name */
                    name?: string;
                    /**
                     * Effects
                     * @description What it changes, and when: as in the tables of datasheets.
                     */
                    effects: {
                        /** Effect */
                        effect: string;
                        /** Value */
                        value?: number | string | string[];
                        /** Who */
                        who?: string;
                        /** Attacks */
                        attack?: string;
                        /** When */
                        when?: string;
                        /** Inches */
                        inches?: number;
                        /** For */
                        for?: string | string[];
                        /** Against */
                        vs?: string | string[];
                        /** Not against */
                        vsNot?: string | string[];
                        /** If */
                        if?: string;
                        /** With */
                        weapon?: string | string[];
                        /** Wounds left at most */
                        below?: number;
                        /** Hit roll */
                        hitRoll?: number;
                        /** Of these */
                        choose?: number;
                    }[];
                    /**
                     * Holds for
                     * @description Places of the weapons it holds for; in melee of the groups. All unless given.
                     */
                    only?: number[];
                }[];
                /** Of the target */
                defender?: {
                    /** Name */
                    name?: string;
                    /**
                     * Effects
                     * @description What it changes, and when: as in the tables of datasheets.
                     */
                    effects: {
                        /** Effect */
                        effect: string;
                        /** Value */
                        value?: number | string | string[];
                        /** Who */
                        who?: string;
                        /** Attacks */
                        attack?: string;
                        /** When */
                        when?: string;
                        /** Inches */
                        inches?: number;
                        /** For */
                        for?: string | string[];
                        /** Against */
                        vs?: string | string[];
                        /** Not against */
                        vsNot?: string | string[];
                        /** If */
                        if?: string;
                        /** With */
                        weapon?: string | string[];
                        /** Wounds left at most */
                        below?: number;
                        /** Hit roll */
                        hitRoll?: number;
                        /** Of these */
                        choose?: number;
                    }[];
                    /**
                     * Holds for
                     * @description Places of the weapons it holds for; in melee of the groups. All unless given.
                     */
                    only?: number[];
                }[];
            };
            /** Attacker */
            attacker?: {
                /** Name */
                name?: string;
                /**
                 * Models with Hazardous weapons
                 * @description 11th edition: all models of the unit.
                 */
                models?: number | null;
                /** W */
                wounds?: number | null;
                /** Feel No Pain */
                fnp?: number | null;
                /** Feel No Pain (mortal) */
                fnpMortal?: number | null;
                /**
                 * Keywords
                 * @description Hazardous of the 11th edition asks for Monster and Vehicle.
                 */
                keywords?: string[];
                /**
                 * Groups
                 * @description Different models of the unit, instead of models and W.
                 */
                groups?: {
                    /** Models */
                    models?: number;
                    /** W */
                    wounds?: number;
                    /** Feel No Pain */
                    fnp?: number | null;
                    /** Feel No Pain (mortal) */
                    fnpMortal?: number | null;
                    /** Character */
                    character?: boolean;
                    /** Keywords */
                    keywords?: string[];
                    /** Wounds left on a wounded model */
                    firstModelWounds?: number | null;
                }[] | null;
                /**
                 * Points
                 * @description What the attacking unit costs.
                 */
                points?: number | null;
            } | null;
            /**
             * Units that attack next
             * @description In sequence at what is left.
             */
            followedBy?: {
                /** Name */
                name?: string;
                /** Weapons */
                volley?: {
                    /** Weapon */
                    weapon?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Kind
                         * @description Cover and Stealth count against ranged weapons only.
                         * @enum {string}
                         */
                        kind?: "ranged" | "melee";
                        /**
                         * A
                         * @description Attacks of one weapon: a number or dice such as D6+3.
                         */
                        attacks?: number | string;
                        /**
                         * BS/WS
                         * @description Roll needed to hit; empty hits without a roll.
                         */
                        skill?: number | null;
                        /**
                         * S
                         * @description Strength: a number, or dice that each hit rolls for itself.
                         */
                        strength?: number | string;
                        /**
                         * AP
                         * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                         */
                        ap?: number;
                        /**
                         * D
                         * @description Damage: a number or dice such as D3+3.
                         */
                        damage?: number | string;
                        /**
                         * Keywords
                         * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                         */
                        keywords?: string[];
                    };
                    /**
                     * Models firing
                     * @description Each rolls its own attacks.
                     */
                    count?: number;
                    /**
                     * Its own situation
                     * @description What differs from the situation of the unit for this weapon alone.
                     */
                    modifiers?: {
                        /**
                         * Half range
                         * @description For Rapid Fire and Melta.
                         */
                        halfRange?: boolean | null;
                        /**
                         * Stationary
                         * @description For Heavy.
                         */
                        stationary?: boolean | null;
                        /**
                         * Moved at most 3"
                         * @description 11th edition: Heavy works after a short move.
                         */
                        movedAtMost3?: boolean | null;
                        /**
                         * Advanced
                         * @description Only Assault weapons fire; nothing stood still.
                         */
                        advanced?: boolean | null;
                        /**
                         * Charged
                         * @description For Lance.
                         */
                        charged?: boolean | null;
                        /** Cover */
                        cover?: boolean | null;
                        /**
                         * More than 12" away
                         * @description For Conversion.
                         */
                        beyond12?: boolean | null;
                        /** Plunging fire */
                        plungingFire?: boolean | null;
                        /** Engaged */
                        engaged?: boolean | null;
                        /**
                         * Shooter engaged
                         * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                         */
                        attackerEngaged?: boolean | null;
                        /** Damaged */
                        damaged?: boolean | null;
                        /**
                         * To hit
                         * @description Summed, then limited to −1..+1.
                         */
                        hitModifier?: number | null;
                        /**
                         * To wound
                         * @description Summed, then limited to −1..+1.
                         */
                        woundModifier?: number | null;
                        /**
                         * Ignores hit modifiers
                         * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                         */
                        ignoreHitModifiers?: boolean | null;
                        /**
                         * Skill improved by
                         * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                         */
                        skillModifier?: number | null;
                        /**
                         * Attacks
                         * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                         */
                        attacksModifier?: number | null;
                        /** Strength */
                        strengthModifier?: number | null;
                        /**
                         * AP improved by
                         * @description 1 turns AP −1 into AP −2.
                         */
                        apModifier?: number | null;
                        /** Damage */
                        damageModifier?: number | null;
                        /** Attacks times */
                        attacksMultiplier?: number | null;
                        /** Strength times */
                        strengthMultiplier?: number | null;
                        /** Damage times */
                        damageMultiplier?: number | null;
                        /** Reroll hits */
                        rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll wounds */
                        rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll damage */
                        rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                        /** Critical hits on */
                        critHitOn?: number | null;
                        /**
                         * Critical hits must hit
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critHitNeedsSuccess?: boolean | null;
                        /** Critical wounds on */
                        critWoundOn?: number | null;
                        /**
                         * Critical wounds must wound
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critWoundNeedsSuccess?: boolean | null;
                        /**
                         * Roll to wound instead of Lethal Hits
                         * @description 11th edition only, where Lethal Hits is a choice.
                         */
                        declineLethalHits?: boolean | null;
                        /**
                         * Distance
                         * @description Inches to the target: decides Conversion.
                         */
                        distance?: number | null;
                        /**
                         * Keywords given
                         * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                         */
                        keywords?: string[];
                    } | null;
                    /**
                     * Other modes
                     * @description Of this and these the one that does most damage to the target on average is used, and said.
                     */
                    modes?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Kind
                         * @description Cover and Stealth count against ranged weapons only.
                         * @enum {string}
                         */
                        kind?: "ranged" | "melee";
                        /**
                         * A
                         * @description Attacks of one weapon: a number or dice such as D6+3.
                         */
                        attacks?: number | string;
                        /**
                         * BS/WS
                         * @description Roll needed to hit; empty hits without a roll.
                         */
                        skill?: number | null;
                        /**
                         * S
                         * @description Strength: a number, or dice that each hit rolls for itself.
                         */
                        strength?: number | string;
                        /**
                         * AP
                         * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                         */
                        ap?: number;
                        /**
                         * D
                         * @description Damage: a number or dice such as D3+3.
                         */
                        damage?: number | string;
                        /**
                         * Keywords
                         * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                         */
                        keywords?: string[];
                    }[];
                    /**
                     * This mode
                     * @description The weapon as it stands is used, whatever its other modes would do.
                     */
                    modeFixed?: boolean;
                }[];
                /** Situation */
                context?: {
                    /**
                     * Half range
                     * @description For Rapid Fire and Melta.
                     */
                    halfRange?: boolean | null;
                    /**
                     * Stationary
                     * @description For Heavy.
                     */
                    stationary?: boolean | null;
                    /**
                     * Moved at most 3"
                     * @description 11th edition: Heavy works after a short move.
                     */
                    movedAtMost3?: boolean | null;
                    /**
                     * Advanced
                     * @description Only Assault weapons fire; nothing stood still.
                     */
                    advanced?: boolean | null;
                    /**
                     * Charged
                     * @description For Lance.
                     */
                    charged?: boolean | null;
                    /** Cover */
                    cover?: boolean | null;
                    /**
                     * More than 12" away
                     * @description For Conversion.
                     */
                    beyond12?: boolean | null;
                    /** Plunging fire */
                    plungingFire?: boolean | null;
                    /** Engaged */
                    engaged?: boolean | null;
                    /**
                     * Shooter engaged
                     * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                     */
                    attackerEngaged?: boolean | null;
                    /** Damaged */
                    damaged?: boolean | null;
                    /**
                     * To hit
                     * @description Summed, then limited to −1..+1.
                     */
                    hitModifier?: number | null;
                    /**
                     * To wound
                     * @description Summed, then limited to −1..+1.
                     */
                    woundModifier?: number | null;
                    /**
                     * Ignores hit modifiers
                     * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                     */
                    ignoreHitModifiers?: boolean | null;
                    /**
                     * Skill improved by
                     * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                     */
                    skillModifier?: number | null;
                    /**
                     * Attacks
                     * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                     */
                    attacksModifier?: number | null;
                    /** Strength */
                    strengthModifier?: number | null;
                    /**
                     * AP improved by
                     * @description 1 turns AP −1 into AP −2.
                     */
                    apModifier?: number | null;
                    /** Damage */
                    damageModifier?: number | null;
                    /** Attacks times */
                    attacksMultiplier?: number | null;
                    /** Strength times */
                    strengthMultiplier?: number | null;
                    /** Damage times */
                    damageMultiplier?: number | null;
                    /** Reroll hits */
                    rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll wounds */
                    rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll damage */
                    rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                    /** Critical hits on */
                    critHitOn?: number | null;
                    /**
                     * Critical hits must hit
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critHitNeedsSuccess?: boolean | null;
                    /** Critical wounds on */
                    critWoundOn?: number | null;
                    /**
                     * Critical wounds must wound
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critWoundNeedsSuccess?: boolean | null;
                    /**
                     * Roll to wound instead of Lethal Hits
                     * @description 11th edition only, where Lethal Hits is a choice.
                     */
                    declineLethalHits?: boolean | null;
                    /**
                     * Use Precision
                     * @description Wounds of Precision weapons go to the character.
                     */
                    precision?: boolean | null;
                    /**
                     * Target not visible
                     * @description For Indirect Fire.
                     */
                    unseen?: boolean | null;
                    /**
                     * Spotted for Indirect Fire
                     * @description 11th edition: a friend sees the target, so a stationary unit misses less.
                     */
                    spotted?: boolean | null;
                    /** Overwatch */
                    overwatch?: boolean | null;
                    /**
                     * Overwatch hits on
                     * @description Some units hit better; only sixes are critical.
                     */
                    overwatchOn?: number | null;
                    /**
                     * Own strength
                     * @description For abilities of units that have lost models. In melee the models left are counted.
                     */
                    ownStrength?: ("starting" | "belowStarting" | "belowHalf") | null;
                    /**
                     * One hit roll
                     * @description One failed die of the whole attack.
                     */
                    rerollOneHit?: boolean | null;
                    /**
                     * One wound roll
                     * @description One failed die of the whole attack.
                     */
                    rerollOneWound?: boolean | null;
                    /**
                     * One damage roll
                     * @description The first damage roll below its average.
                     */
                    rerollOneDamage?: boolean | null;
                    /**
                     * Up to so many hit rolls
                     * @description Failed dice of the whole attack, at the first weapons that have them.
                     */
                    rerollHitDice?: number | null;
                    /**
                     * Up to so many wound rolls
                     * @description Failed dice of the whole attack, at the first weapons that have them.
                     */
                    rerollWoundDice?: number | null;
                    /**
                     * Distance
                     * @description Inches to the target: decides Conversion.
                     */
                    distance?: number | null;
                    /** Command Re-roll */
                    commandReroll?: ("hit" | "wound" | "damage" | "attacks") | null;
                    /**
                     * First hit die shows
                     * @description A miracle or fate die: not rolled, never rerolled.
                     */
                    fixedHit?: number | null;
                    /**
                     * First wound die shows
                     * @description Not rolled, never rerolled.
                     */
                    fixedWound?: number | null;
                    /**
                     * First damage die shows
                     * @description For damage of one die; a D3 halves it.
                     */
                    fixedDamage?: number | null;
                    /**
                     * Keywords given
                     * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                     */
                    keywords?: string[];
                    /**
                     * Mortal wounds besides
                     * @description A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+. Low dice may cost the own unit one each.
                     */
                    mortalWounds?: ((number | string) | {
                        dice?: number | string;
                        on?: number;
                        max?: number | null;
                        ownOn?: number;
                    }) | null;
                };
                /**
                 * Abilities
                 * @description What it brings itself.
                 */
                abilities?: {
                    /** Name */
                    name?: string;
                    /**
                     * Effects
                     * @description What it changes, and when: as in the tables of datasheets.
                     */
                    effects: {
                        /** Effect */
                        effect: string;
                        /** Value */
                        value?: number | string | string[];
                        /** Who */
                        who?: string;
                        /** Attacks */
                        attack?: string;
                        /** When */
                        when?: string;
                        /** Inches */
                        inches?: number;
                        /** For */
                        for?: string | string[];
                        /** Against */
                        vs?: string | string[];
                        /** Not against */
                        vsNot?: string | string[];
                        /** If */
                        if?: string;
                        /** With */
                        weapon?: string | string[];
                        /** Wounds left at most */
                        below?: number;
                        /** Hit roll */
                        hitRoll?: number;
                        /** Of these */
                        choose?: number;
                    }[];
                    /**
                     * Holds for
                     * @description Places of the weapons it holds for; in melee of the groups. All unless given.
                     */
                    only?: number[];
                }[];
                /** Points */
                points?: number | null;
            }[];
            /**
             * Find the best weapon order
             * @description Tries the orders of the volley.
             */
            findBestOrder?: boolean;
        };
        /**
         * Charge: input
         * @description Does the charge arrive, and what does the unit do then?
         */
        Wh40kChargeInput: {
            /**
             * Edition
             * @description That of the fight, or the 10th, unless given.
             */
            edition?: ("10" | "11") | null;
            /**
             * Distance
             * @description Between the bases of the farthest target, in inches; in the 10th edition Engagement Range takes off 1".
             */
            distance?: number;
            /**
             * Modifier
             * @description Added to the charge roll.
             */
            modifier?: number;
            /**
             * Dice
             * @description Some units roll three.
             */
            dice?: number;
            /**
             * Lowest dropped
             * @description So many dice do not count.
             */
            dropLowest?: number;
            /**
             * Reroll
             * @description A failed charge roll is rolled again: all dice, or the one that helps most.
             */
            reroll?: boolean | "one";
            /**
             * Fixed dice
             * @description Not rolled but show this; never rerolled.
             */
            fixedDice?: number[];
            /**
             * Takes to the skies
             * @description 11th edition: 2" less.
             */
            takesToTheSkies?: boolean;
            /**
             * Roll counts as at most
             * @description Into the Fray of the 11th edition: 6.
             */
            rollAtMost?: number | null;
            /**
             * Then fight
             * @description The attack that follows when the charge arrives.
             */
            fight?: {
                /**
                 * Edition
                 * @enum {string}
                 */
                edition?: "10" | "11";
                /**
                 * Weapon
                 * @description One weapon; a bolt rifle when nothing at all is asked for.
                 */
                weapon?: {
                    /** Weapon */
                    name?: string;
                    /**
                     * Kind
                     * @description Cover and Stealth count against ranged weapons only.
                     * @enum {string}
                     */
                    kind?: "ranged" | "melee";
                    /**
                     * A
                     * @description Attacks of one weapon: a number or dice such as D6+3.
                     */
                    attacks?: number | string;
                    /**
                     * BS/WS
                     * @description Roll needed to hit; empty hits without a roll.
                     */
                    skill?: number | null;
                    /**
                     * S
                     * @description Strength: a number, or dice that each hit rolls for itself.
                     */
                    strength?: number | string;
                    /**
                     * AP
                     * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                     */
                    ap?: number;
                    /**
                     * D
                     * @description Damage: a number or dice such as D3+3.
                     */
                    damage?: number | string;
                    /**
                     * Keywords
                     * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                     */
                    keywords?: string[];
                } | null;
                /**
                 * Models firing
                 * @description Each rolls its own attacks.
                 */
                count?: number;
                /**
                 * Its own situation
                 * @description What differs from the situation of the unit for this weapon alone.
                 */
                modifiers?: {
                    /**
                     * Half range
                     * @description For Rapid Fire and Melta.
                     */
                    halfRange?: boolean | null;
                    /**
                     * Stationary
                     * @description For Heavy.
                     */
                    stationary?: boolean | null;
                    /**
                     * Moved at most 3"
                     * @description 11th edition: Heavy works after a short move.
                     */
                    movedAtMost3?: boolean | null;
                    /**
                     * Advanced
                     * @description Only Assault weapons fire; nothing stood still.
                     */
                    advanced?: boolean | null;
                    /**
                     * Charged
                     * @description For Lance.
                     */
                    charged?: boolean | null;
                    /** Cover */
                    cover?: boolean | null;
                    /**
                     * More than 12" away
                     * @description For Conversion.
                     */
                    beyond12?: boolean | null;
                    /** Plunging fire */
                    plungingFire?: boolean | null;
                    /** Engaged */
                    engaged?: boolean | null;
                    /**
                     * Shooter engaged
                     * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                     */
                    attackerEngaged?: boolean | null;
                    /** Damaged */
                    damaged?: boolean | null;
                    /**
                     * To hit
                     * @description Summed, then limited to −1..+1.
                     */
                    hitModifier?: number | null;
                    /**
                     * To wound
                     * @description Summed, then limited to −1..+1.
                     */
                    woundModifier?: number | null;
                    /**
                     * Ignores hit modifiers
                     * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                     */
                    ignoreHitModifiers?: boolean | null;
                    /**
                     * Skill improved by
                     * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                     */
                    skillModifier?: number | null;
                    /**
                     * Attacks
                     * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                     */
                    attacksModifier?: number | null;
                    /** Strength */
                    strengthModifier?: number | null;
                    /**
                     * AP improved by
                     * @description 1 turns AP −1 into AP −2.
                     */
                    apModifier?: number | null;
                    /** Damage */
                    damageModifier?: number | null;
                    /** Attacks times */
                    attacksMultiplier?: number | null;
                    /** Strength times */
                    strengthMultiplier?: number | null;
                    /** Damage times */
                    damageMultiplier?: number | null;
                    /** Reroll hits */
                    rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll wounds */
                    rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll damage */
                    rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                    /** Critical hits on */
                    critHitOn?: number | null;
                    /**
                     * Critical hits must hit
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critHitNeedsSuccess?: boolean | null;
                    /** Critical wounds on */
                    critWoundOn?: number | null;
                    /**
                     * Critical wounds must wound
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critWoundNeedsSuccess?: boolean | null;
                    /**
                     * Roll to wound instead of Lethal Hits
                     * @description 11th edition only, where Lethal Hits is a choice.
                     */
                    declineLethalHits?: boolean | null;
                    /**
                     * Distance
                     * @description Inches to the target: decides Conversion.
                     */
                    distance?: number | null;
                    /**
                     * Keywords given
                     * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                     */
                    keywords?: string[];
                } | null;
                /**
                 * Volley
                 * @description Several weapons of one unit in order, instead of one weapon.
                 */
                volley?: {
                    /** Weapon */
                    weapon?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Kind
                         * @description Cover and Stealth count against ranged weapons only.
                         * @enum {string}
                         */
                        kind?: "ranged" | "melee";
                        /**
                         * A
                         * @description Attacks of one weapon: a number or dice such as D6+3.
                         */
                        attacks?: number | string;
                        /**
                         * BS/WS
                         * @description Roll needed to hit; empty hits without a roll.
                         */
                        skill?: number | null;
                        /**
                         * S
                         * @description Strength: a number, or dice that each hit rolls for itself.
                         */
                        strength?: number | string;
                        /**
                         * AP
                         * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                         */
                        ap?: number;
                        /**
                         * D
                         * @description Damage: a number or dice such as D3+3.
                         */
                        damage?: number | string;
                        /**
                         * Keywords
                         * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                         */
                        keywords?: string[];
                    };
                    /**
                     * Models firing
                     * @description Each rolls its own attacks.
                     */
                    count?: number;
                    /**
                     * Its own situation
                     * @description What differs from the situation of the unit for this weapon alone.
                     */
                    modifiers?: {
                        /**
                         * Half range
                         * @description For Rapid Fire and Melta.
                         */
                        halfRange?: boolean | null;
                        /**
                         * Stationary
                         * @description For Heavy.
                         */
                        stationary?: boolean | null;
                        /**
                         * Moved at most 3"
                         * @description 11th edition: Heavy works after a short move.
                         */
                        movedAtMost3?: boolean | null;
                        /**
                         * Advanced
                         * @description Only Assault weapons fire; nothing stood still.
                         */
                        advanced?: boolean | null;
                        /**
                         * Charged
                         * @description For Lance.
                         */
                        charged?: boolean | null;
                        /** Cover */
                        cover?: boolean | null;
                        /**
                         * More than 12" away
                         * @description For Conversion.
                         */
                        beyond12?: boolean | null;
                        /** Plunging fire */
                        plungingFire?: boolean | null;
                        /** Engaged */
                        engaged?: boolean | null;
                        /**
                         * Shooter engaged
                         * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                         */
                        attackerEngaged?: boolean | null;
                        /** Damaged */
                        damaged?: boolean | null;
                        /**
                         * To hit
                         * @description Summed, then limited to −1..+1.
                         */
                        hitModifier?: number | null;
                        /**
                         * To wound
                         * @description Summed, then limited to −1..+1.
                         */
                        woundModifier?: number | null;
                        /**
                         * Ignores hit modifiers
                         * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                         */
                        ignoreHitModifiers?: boolean | null;
                        /**
                         * Skill improved by
                         * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                         */
                        skillModifier?: number | null;
                        /**
                         * Attacks
                         * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                         */
                        attacksModifier?: number | null;
                        /** Strength */
                        strengthModifier?: number | null;
                        /**
                         * AP improved by
                         * @description 1 turns AP −1 into AP −2.
                         */
                        apModifier?: number | null;
                        /** Damage */
                        damageModifier?: number | null;
                        /** Attacks times */
                        attacksMultiplier?: number | null;
                        /** Strength times */
                        strengthMultiplier?: number | null;
                        /** Damage times */
                        damageMultiplier?: number | null;
                        /** Reroll hits */
                        rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll wounds */
                        rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll damage */
                        rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                        /** Critical hits on */
                        critHitOn?: number | null;
                        /**
                         * Critical hits must hit
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critHitNeedsSuccess?: boolean | null;
                        /** Critical wounds on */
                        critWoundOn?: number | null;
                        /**
                         * Critical wounds must wound
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critWoundNeedsSuccess?: boolean | null;
                        /**
                         * Roll to wound instead of Lethal Hits
                         * @description 11th edition only, where Lethal Hits is a choice.
                         */
                        declineLethalHits?: boolean | null;
                        /**
                         * Distance
                         * @description Inches to the target: decides Conversion.
                         */
                        distance?: number | null;
                        /**
                         * Keywords given
                         * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                         */
                        keywords?: string[];
                    } | null;
                    /**
                     * Other modes
                     * @description Of this and these the one that does most damage to the target on average is used, and said.
                     */
                    modes?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Kind
                         * @description Cover and Stealth count against ranged weapons only.
                         * @enum {string}
                         */
                        kind?: "ranged" | "melee";
                        /**
                         * A
                         * @description Attacks of one weapon: a number or dice such as D6+3.
                         */
                        attacks?: number | string;
                        /**
                         * BS/WS
                         * @description Roll needed to hit; empty hits without a roll.
                         */
                        skill?: number | null;
                        /**
                         * S
                         * @description Strength: a number, or dice that each hit rolls for itself.
                         */
                        strength?: number | string;
                        /**
                         * AP
                         * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                         */
                        ap?: number;
                        /**
                         * D
                         * @description Damage: a number or dice such as D3+3.
                         */
                        damage?: number | string;
                        /**
                         * Keywords
                         * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                         */
                        keywords?: string[];
                    }[];
                    /**
                     * This mode
                     * @description The weapon as it stands is used, whatever its other modes would do.
                     */
                    modeFixed?: boolean;
                }[] | null;
                /** Target */
                target?: {
                    /** Name */
                    name?: string;
                    /** Models */
                    models?: number;
                    /**
                     * W
                     * @description Wounds of one model.
                     */
                    wounds?: number;
                    /**
                     * T
                     * @description Toughness.
                     */
                    toughness?: number;
                    /**
                     * Sv
                     * @description Armour save; 7 is none.
                     */
                    save?: number;
                    /**
                     * Wounds left on a wounded model
                     * @description One model has been wounded before.
                     */
                    firstModelWounds?: number | null;
                    /**
                     * Points
                     * @description What all these models cost together.
                     */
                    points?: number | null;
                    /**
                     * Keywords
                     * @description Infantry, Vehicle, Fly ...: what Anti looks at.
                     */
                    keywords?: string[];
                    /** Invulnerable */
                    invuln?: number | null;
                    /** Feel No Pain */
                    fnp?: number | null;
                    /**
                     * Feel No Pain (mortal)
                     * @description Works against mortal wounds and Devastating Wounds only.
                     */
                    fnpMortal?: number | null;
                    /**
                     * Feel No Pain (Psychic)
                     * @description Works against Psychic weapons only.
                     */
                    fnpPsychic?: number | null;
                    /**
                     * Damage reduction
                     * @description Subtracted from the Damage of each attack.
                     */
                    damageReduction?: number | null;
                    /** Halve damage */
                    halveDamage?: boolean | null;
                    /** Damage changed to */
                    setDamage?: number | null;
                    /**
                     * Damage changes worded
                     * @description How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.
                     */
                    damageWording?: ("allocated" | "against") | null;
                    /**
                     * AP reduction
                     * @description Worsens the AP of each attack, not past 0.
                     */
                    apReduction?: number | null;
                    /** Reroll saves */
                    rerollSaves?: ("none" | "ones" | "fails") | null;
                    /** Stealth */
                    stealth?: boolean | null;
                    /**
                     * Ignore the first failed save
                     * @description Once in the request, the first attack whose save fails does nothing.
                     */
                    ignoreFirstFailedSave?: boolean | null;
                    /** Command Re-roll */
                    commandReroll?: "save" | null;
                    /**
                     * Ld
                     * @description For the chance of Battle-shock afterwards.
                     */
                    leadership?: number | null;
                    /**
                     * Starting strength
                     * @description Models at the start of the battle; those of the request unless given.
                     */
                    startingStrength?: number | null;
                    /**
                     * Groups
                     * @description Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models.
                     */
                    groups?: {
                        /** Name */
                        name?: string;
                        /** Models */
                        models?: number;
                        /**
                         * W
                         * @description Wounds of one model.
                         */
                        wounds?: number;
                        /**
                         * T
                         * @description Toughness.
                         */
                        toughness?: number;
                        /**
                         * Sv
                         * @description Armour save; 7 is none.
                         */
                        save?: number;
                        /**
                         * Wounds left on a wounded model
                         * @description One model has been wounded before.
                         */
                        firstModelWounds?: number | null;
                        /**
                         * Points
                         * @description What all these models cost together.
                         */
                        points?: number | null;
                        /**
                         * Character
                         * @description An attached leader: loses its models last, Precision picks it out.
                         */
                        character?: boolean;
                        /** Keywords */
                        keywords?: string[];
                        /** Invulnerable */
                        invuln?: number | null;
                        /** Feel No Pain */
                        fnp?: number | null;
                        /**
                         * Feel No Pain (mortal)
                         * @description Works against mortal wounds and Devastating Wounds only.
                         */
                        fnpMortal?: number | null;
                        /**
                         * Feel No Pain (Psychic)
                         * @description Works against Psychic weapons only.
                         */
                        fnpPsychic?: number | null;
                        /**
                         * Damage reduction
                         * @description Subtracted from the Damage of each attack.
                         */
                        damageReduction?: number | null;
                        /** Halve damage */
                        halveDamage?: boolean | null;
                        /** Damage changed to */
                        setDamage?: number | null;
                        /**
                         * Damage changes worded
                         * @description How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.
                         */
                        damageWording?: ("allocated" | "against") | null;
                        /**
                         * AP reduction
                         * @description Worsens the AP of each attack, not past 0.
                         */
                        apReduction?: number | null;
                        /** Reroll saves */
                        rerollSaves?: ("none" | "ones" | "fails") | null;
                        /** Stealth */
                        stealth?: boolean | null;
                    }[] | null;
                };
                /** Situation */
                context?: {
                    /**
                     * Half range
                     * @description For Rapid Fire and Melta.
                     */
                    halfRange?: boolean | null;
                    /**
                     * Stationary
                     * @description For Heavy.
                     */
                    stationary?: boolean | null;
                    /**
                     * Moved at most 3"
                     * @description 11th edition: Heavy works after a short move.
                     */
                    movedAtMost3?: boolean | null;
                    /**
                     * Advanced
                     * @description Only Assault weapons fire; nothing stood still.
                     */
                    advanced?: boolean | null;
                    /**
                     * Charged
                     * @description For Lance.
                     */
                    charged?: boolean | null;
                    /** Cover */
                    cover?: boolean | null;
                    /**
                     * More than 12" away
                     * @description For Conversion.
                     */
                    beyond12?: boolean | null;
                    /** Plunging fire */
                    plungingFire?: boolean | null;
                    /** Engaged */
                    engaged?: boolean | null;
                    /**
                     * Shooter engaged
                     * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                     */
                    attackerEngaged?: boolean | null;
                    /** Damaged */
                    damaged?: boolean | null;
                    /**
                     * To hit
                     * @description Summed, then limited to −1..+1.
                     */
                    hitModifier?: number | null;
                    /**
                     * To wound
                     * @description Summed, then limited to −1..+1.
                     */
                    woundModifier?: number | null;
                    /**
                     * Ignores hit modifiers
                     * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                     */
                    ignoreHitModifiers?: boolean | null;
                    /**
                     * Skill improved by
                     * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                     */
                    skillModifier?: number | null;
                    /**
                     * Attacks
                     * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                     */
                    attacksModifier?: number | null;
                    /** Strength */
                    strengthModifier?: number | null;
                    /**
                     * AP improved by
                     * @description 1 turns AP −1 into AP −2.
                     */
                    apModifier?: number | null;
                    /** Damage */
                    damageModifier?: number | null;
                    /** Attacks times */
                    attacksMultiplier?: number | null;
                    /** Strength times */
                    strengthMultiplier?: number | null;
                    /** Damage times */
                    damageMultiplier?: number | null;
                    /** Reroll hits */
                    rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll wounds */
                    rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll damage */
                    rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                    /** Critical hits on */
                    critHitOn?: number | null;
                    /**
                     * Critical hits must hit
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critHitNeedsSuccess?: boolean | null;
                    /** Critical wounds on */
                    critWoundOn?: number | null;
                    /**
                     * Critical wounds must wound
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critWoundNeedsSuccess?: boolean | null;
                    /**
                     * Roll to wound instead of Lethal Hits
                     * @description 11th edition only, where Lethal Hits is a choice.
                     */
                    declineLethalHits?: boolean | null;
                    /**
                     * Use Precision
                     * @description Wounds of Precision weapons go to the character.
                     */
                    precision?: boolean | null;
                    /**
                     * Target not visible
                     * @description For Indirect Fire.
                     */
                    unseen?: boolean | null;
                    /**
                     * Spotted for Indirect Fire
                     * @description 11th edition: a friend sees the target, so a stationary unit misses less.
                     */
                    spotted?: boolean | null;
                    /** Overwatch */
                    overwatch?: boolean | null;
                    /**
                     * Overwatch hits on
                     * @description Some units hit better; only sixes are critical.
                     */
                    overwatchOn?: number | null;
                    /**
                     * Own strength
                     * @description For abilities of units that have lost models. In melee the models left are counted.
                     */
                    ownStrength?: ("starting" | "belowStarting" | "belowHalf") | null;
                    /**
                     * One hit roll
                     * @description One failed die of the whole attack.
                     */
                    rerollOneHit?: boolean | null;
                    /**
                     * One wound roll
                     * @description One failed die of the whole attack.
                     */
                    rerollOneWound?: boolean | null;
                    /**
                     * One damage roll
                     * @description The first damage roll below its average.
                     */
                    rerollOneDamage?: boolean | null;
                    /**
                     * Up to so many hit rolls
                     * @description Failed dice of the whole attack, at the first weapons that have them.
                     */
                    rerollHitDice?: number | null;
                    /**
                     * Up to so many wound rolls
                     * @description Failed dice of the whole attack, at the first weapons that have them.
                     */
                    rerollWoundDice?: number | null;
                    /**
                     * Distance
                     * @description Inches to the target: decides Conversion.
                     */
                    distance?: number | null;
                    /** Command Re-roll */
                    commandReroll?: ("hit" | "wound" | "damage" | "attacks") | null;
                    /**
                     * First hit die shows
                     * @description A miracle or fate die: not rolled, never rerolled.
                     */
                    fixedHit?: number | null;
                    /**
                     * First wound die shows
                     * @description Not rolled, never rerolled.
                     */
                    fixedWound?: number | null;
                    /**
                     * First damage die shows
                     * @description For damage of one die; a D3 halves it.
                     */
                    fixedDamage?: number | null;
                    /**
                     * Keywords given
                     * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                     */
                    keywords?: string[];
                    /**
                     * Mortal wounds besides
                     * @description A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+. Low dice may cost the own unit one each.
                     */
                    mortalWounds?: ((number | string) | {
                        dice?: number | string;
                        on?: number;
                        max?: number | null;
                        ownOn?: number;
                    }) | null;
                };
                /**
                 * Abilities
                 * @description What both units bring; each counts where its conditions hold. The situation is what the player adds.
                 */
                abilities?: {
                    /** Of the attacker */
                    attacker?: {
                        /** Name */
                        name?: string;
                        /**
                         * Effects
                         * @description What it changes, and when: as in the tables of datasheets.
                         */
                        effects: {
                            /** Effect */
                            effect: string;
                            /** Value */
                            value?: number | string | string[];
                            /** Who */
                            who?: string;
                            /** Attacks */
                            attack?: string;
                            /** When */
                            when?: string;
                            /** Inches */
                            inches?: number;
                            /** For */
                            for?: string | string[];
                            /** Against */
                            vs?: string | string[];
                            /** Not against */
                            vsNot?: string | string[];
                            /** If */
                            if?: string;
                            /** With */
                            weapon?: string | string[];
                            /** Wounds left at most */
                            below?: number;
                            /** Hit roll */
                            hitRoll?: number;
                            /** Of these */
                            choose?: number;
                        }[];
                        /**
                         * Holds for
                         * @description Places of the weapons it holds for; in melee of the groups. All unless given.
                         */
                        only?: number[];
                    }[];
                    /** Of the target */
                    defender?: {
                        /** Name */
                        name?: string;
                        /**
                         * Effects
                         * @description What it changes, and when: as in the tables of datasheets.
                         */
                        effects: {
                            /** Effect */
                            effect: string;
                            /** Value */
                            value?: number | string | string[];
                            /** Who */
                            who?: string;
                            /** Attacks */
                            attack?: string;
                            /** When */
                            when?: string;
                            /** Inches */
                            inches?: number;
                            /** For */
                            for?: string | string[];
                            /** Against */
                            vs?: string | string[];
                            /** Not against */
                            vsNot?: string | string[];
                            /** If */
                            if?: string;
                            /** With */
                            weapon?: string | string[];
                            /** Wounds left at most */
                            below?: number;
                            /** Hit roll */
                            hitRoll?: number;
                            /** Of these */
                            choose?: number;
                        }[];
                        /**
                         * Holds for
                         * @description Places of the weapons it holds for; in melee of the groups. All unless given.
                         */
                        only?: number[];
                    }[];
                };
                /** Attacker */
                attacker?: {
                    /** Name */
                    name?: string;
                    /**
                     * Models with Hazardous weapons
                     * @description 11th edition: all models of the unit.
                     */
                    models?: number | null;
                    /** W */
                    wounds?: number | null;
                    /** Feel No Pain */
                    fnp?: number | null;
                    /** Feel No Pain (mortal) */
                    fnpMortal?: number | null;
                    /**
                     * Keywords
                     * @description Hazardous of the 11th edition asks for Monster and Vehicle.
                     */
                    keywords?: string[];
                    /**
                     * Groups
                     * @description Different models of the unit, instead of models and W.
                     */
                    groups?: {
                        /** Models */
                        models?: number;
                        /** W */
                        wounds?: number;
                        /** Feel No Pain */
                        fnp?: number | null;
                        /** Feel No Pain (mortal) */
                        fnpMortal?: number | null;
                        /** Character */
                        character?: boolean;
                        /** Keywords */
                        keywords?: string[];
                        /** Wounds left on a wounded model */
                        firstModelWounds?: number | null;
                    }[] | null;
                    /**
                     * Points
                     * @description What the attacking unit costs.
                     */
                    points?: number | null;
                } | null;
                /**
                 * Units that attack next
                 * @description In sequence at what is left.
                 */
                followedBy?: {
                    /** Name */
                    name?: string;
                    /** Weapons */
                    volley?: {
                        /** Weapon */
                        weapon?: {
                            /** Weapon */
                            name?: string;
                            /**
                             * Kind
                             * @description Cover and Stealth count against ranged weapons only.
                             * @enum {string}
                             */
                            kind?: "ranged" | "melee";
                            /**
                             * A
                             * @description Attacks of one weapon: a number or dice such as D6+3.
                             */
                            attacks?: number | string;
                            /**
                             * BS/WS
                             * @description Roll needed to hit; empty hits without a roll.
                             */
                            skill?: number | null;
                            /**
                             * S
                             * @description Strength: a number, or dice that each hit rolls for itself.
                             */
                            strength?: number | string;
                            /**
                             * AP
                             * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                             */
                            ap?: number;
                            /**
                             * D
                             * @description Damage: a number or dice such as D3+3.
                             */
                            damage?: number | string;
                            /**
                             * Keywords
                             * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                             */
                            keywords?: string[];
                        };
                        /**
                         * Models firing
                         * @description Each rolls its own attacks.
                         */
                        count?: number;
                        /**
                         * Its own situation
                         * @description What differs from the situation of the unit for this weapon alone.
                         */
                        modifiers?: {
                            /**
                             * Half range
                             * @description For Rapid Fire and Melta.
                             */
                            halfRange?: boolean | null;
                            /**
                             * Stationary
                             * @description For Heavy.
                             */
                            stationary?: boolean | null;
                            /**
                             * Moved at most 3"
                             * @description 11th edition: Heavy works after a short move.
                             */
                            movedAtMost3?: boolean | null;
                            /**
                             * Advanced
                             * @description Only Assault weapons fire; nothing stood still.
                             */
                            advanced?: boolean | null;
                            /**
                             * Charged
                             * @description For Lance.
                             */
                            charged?: boolean | null;
                            /** Cover */
                            cover?: boolean | null;
                            /**
                             * More than 12" away
                             * @description For Conversion.
                             */
                            beyond12?: boolean | null;
                            /** Plunging fire */
                            plungingFire?: boolean | null;
                            /** Engaged */
                            engaged?: boolean | null;
                            /**
                             * Shooter engaged
                             * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                             */
                            attackerEngaged?: boolean | null;
                            /** Damaged */
                            damaged?: boolean | null;
                            /**
                             * To hit
                             * @description Summed, then limited to −1..+1.
                             */
                            hitModifier?: number | null;
                            /**
                             * To wound
                             * @description Summed, then limited to −1..+1.
                             */
                            woundModifier?: number | null;
                            /**
                             * Ignores hit modifiers
                             * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                             */
                            ignoreHitModifiers?: boolean | null;
                            /**
                             * Skill improved by
                             * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                             */
                            skillModifier?: number | null;
                            /**
                             * Attacks
                             * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                             */
                            attacksModifier?: number | null;
                            /** Strength */
                            strengthModifier?: number | null;
                            /**
                             * AP improved by
                             * @description 1 turns AP −1 into AP −2.
                             */
                            apModifier?: number | null;
                            /** Damage */
                            damageModifier?: number | null;
                            /** Attacks times */
                            attacksMultiplier?: number | null;
                            /** Strength times */
                            strengthMultiplier?: number | null;
                            /** Damage times */
                            damageMultiplier?: number | null;
                            /** Reroll hits */
                            rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                            /** Reroll wounds */
                            rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                            /** Reroll damage */
                            rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                            /** Critical hits on */
                            critHitOn?: number | null;
                            /**
                             * Critical hits must hit
                             * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                             */
                            critHitNeedsSuccess?: boolean | null;
                            /** Critical wounds on */
                            critWoundOn?: number | null;
                            /**
                             * Critical wounds must wound
                             * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                             */
                            critWoundNeedsSuccess?: boolean | null;
                            /**
                             * Roll to wound instead of Lethal Hits
                             * @description 11th edition only, where Lethal Hits is a choice.
                             */
                            declineLethalHits?: boolean | null;
                            /**
                             * Distance
                             * @description Inches to the target: decides Conversion.
                             */
                            distance?: number | null;
                            /**
                             * Keywords given
                             * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                             */
                            keywords?: string[];
                        } | null;
                        /**
                         * Other modes
                         * @description Of this and these the one that does most damage to the target on average is used, and said.
                         */
                        modes?: {
                            /** Weapon */
                            name?: string;
                            /**
                             * Kind
                             * @description Cover and Stealth count against ranged weapons only.
                             * @enum {string}
                             */
                            kind?: "ranged" | "melee";
                            /**
                             * A
                             * @description Attacks of one weapon: a number or dice such as D6+3.
                             */
                            attacks?: number | string;
                            /**
                             * BS/WS
                             * @description Roll needed to hit; empty hits without a roll.
                             */
                            skill?: number | null;
                            /**
                             * S
                             * @description Strength: a number, or dice that each hit rolls for itself.
                             */
                            strength?: number | string;
                            /**
                             * AP
                             * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                             */
                            ap?: number;
                            /**
                             * D
                             * @description Damage: a number or dice such as D3+3.
                             */
                            damage?: number | string;
                            /**
                             * Keywords
                             * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                             */
                            keywords?: string[];
                        }[];
                        /**
                         * This mode
                         * @description The weapon as it stands is used, whatever its other modes would do.
                         */
                        modeFixed?: boolean;
                    }[];
                    /** Situation */
                    context?: {
                        /**
                         * Half range
                         * @description For Rapid Fire and Melta.
                         */
                        halfRange?: boolean | null;
                        /**
                         * Stationary
                         * @description For Heavy.
                         */
                        stationary?: boolean | null;
                        /**
                         * Moved at most 3"
                         * @description 11th edition: Heavy works after a short move.
                         */
                        movedAtMost3?: boolean | null;
                        /**
                         * Advanced
                         * @description Only Assault weapons fire; nothing stood still.
                         */
                        advanced?: boolean | null;
                        /**
                         * Charged
                         * @description For Lance.
                         */
                        charged?: boolean | null;
                        /** Cover */
                        cover?: boolean | null;
                        /**
                         * More than 12" away
                         * @description For Conversion.
                         */
                        beyond12?: boolean | null;
                        /** Plunging fire */
                        plungingFire?: boolean | null;
                        /** Engaged */
                        engaged?: boolean | null;
                        /**
                         * Shooter engaged
                         * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                         */
                        attackerEngaged?: boolean | null;
                        /** Damaged */
                        damaged?: boolean | null;
                        /**
                         * To hit
                         * @description Summed, then limited to −1..+1.
                         */
                        hitModifier?: number | null;
                        /**
                         * To wound
                         * @description Summed, then limited to −1..+1.
                         */
                        woundModifier?: number | null;
                        /**
                         * Ignores hit modifiers
                         * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                         */
                        ignoreHitModifiers?: boolean | null;
                        /**
                         * Skill improved by
                         * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                         */
                        skillModifier?: number | null;
                        /**
                         * Attacks
                         * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                         */
                        attacksModifier?: number | null;
                        /** Strength */
                        strengthModifier?: number | null;
                        /**
                         * AP improved by
                         * @description 1 turns AP −1 into AP −2.
                         */
                        apModifier?: number | null;
                        /** Damage */
                        damageModifier?: number | null;
                        /** Attacks times */
                        attacksMultiplier?: number | null;
                        /** Strength times */
                        strengthMultiplier?: number | null;
                        /** Damage times */
                        damageMultiplier?: number | null;
                        /** Reroll hits */
                        rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll wounds */
                        rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll damage */
                        rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                        /** Critical hits on */
                        critHitOn?: number | null;
                        /**
                         * Critical hits must hit
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critHitNeedsSuccess?: boolean | null;
                        /** Critical wounds on */
                        critWoundOn?: number | null;
                        /**
                         * Critical wounds must wound
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critWoundNeedsSuccess?: boolean | null;
                        /**
                         * Roll to wound instead of Lethal Hits
                         * @description 11th edition only, where Lethal Hits is a choice.
                         */
                        declineLethalHits?: boolean | null;
                        /**
                         * Use Precision
                         * @description Wounds of Precision weapons go to the character.
                         */
                        precision?: boolean | null;
                        /**
                         * Target not visible
                         * @description For Indirect Fire.
                         */
                        unseen?: boolean | null;
                        /**
                         * Spotted for Indirect Fire
                         * @description 11th edition: a friend sees the target, so a stationary unit misses less.
                         */
                        spotted?: boolean | null;
                        /** Overwatch */
                        overwatch?: boolean | null;
                        /**
                         * Overwatch hits on
                         * @description Some units hit better; only sixes are critical.
                         */
                        overwatchOn?: number | null;
                        /**
                         * Own strength
                         * @description For abilities of units that have lost models. In melee the models left are counted.
                         */
                        ownStrength?: ("starting" | "belowStarting" | "belowHalf") | null;
                        /**
                         * One hit roll
                         * @description One failed die of the whole attack.
                         */
                        rerollOneHit?: boolean | null;
                        /**
                         * One wound roll
                         * @description One failed die of the whole attack.
                         */
                        rerollOneWound?: boolean | null;
                        /**
                         * One damage roll
                         * @description The first damage roll below its average.
                         */
                        rerollOneDamage?: boolean | null;
                        /**
                         * Up to so many hit rolls
                         * @description Failed dice of the whole attack, at the first weapons that have them.
                         */
                        rerollHitDice?: number | null;
                        /**
                         * Up to so many wound rolls
                         * @description Failed dice of the whole attack, at the first weapons that have them.
                         */
                        rerollWoundDice?: number | null;
                        /**
                         * Distance
                         * @description Inches to the target: decides Conversion.
                         */
                        distance?: number | null;
                        /** Command Re-roll */
                        commandReroll?: ("hit" | "wound" | "damage" | "attacks") | null;
                        /**
                         * First hit die shows
                         * @description A miracle or fate die: not rolled, never rerolled.
                         */
                        fixedHit?: number | null;
                        /**
                         * First wound die shows
                         * @description Not rolled, never rerolled.
                         */
                        fixedWound?: number | null;
                        /**
                         * First damage die shows
                         * @description For damage of one die; a D3 halves it.
                         */
                        fixedDamage?: number | null;
                        /**
                         * Keywords given
                         * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                         */
                        keywords?: string[];
                        /**
                         * Mortal wounds besides
                         * @description A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+. Low dice may cost the own unit one each.
                         */
                        mortalWounds?: ((number | string) | {
                            dice?: number | string;
                            on?: number;
                            max?: number | null;
                            ownOn?: number;
                        }) | null;
                    };
                    /**
                     * Abilities
                     * @description What it brings itself.
                     */
                    abilities?: {
                        /** Name */
                        name?: string;
                        /**
                         * Effects
                         * @description What it changes, and when: as in the tables of datasheets.
                         */
                        effects: {
                            /** Effect */
                            effect: string;
                            /** Value */
                            value?: number | string | string[];
                            /** Who */
                            who?: string;
                            /** Attacks */
                            attack?: string;
                            /** When */
                            when?: string;
                            /** Inches */
                            inches?: number;
                            /** For */
                            for?: string | string[];
                            /** Against */
                            vs?: string | string[];
                            /** Not against */
                            vsNot?: string | string[];
                            /** If */
                            if?: string;
                            /** With */
                            weapon?: string | string[];
                            /** Wounds left at most */
                            below?: number;
                            /** Hit roll */
                            hitRoll?: number;
                            /** Of these */
                            choose?: number;
                        }[];
                        /**
                         * Holds for
                         * @description Places of the weapons it holds for; in melee of the groups. All unless given.
                         */
                        only?: number[];
                    }[];
                    /** Points */
                    points?: number | null;
                }[];
                /**
                 * Find the best weapon order
                 * @description Tries the orders of the volley.
                 */
                findBestOrder?: boolean;
            } | null;
        };
        /**
         * Battle-shock: input
         * @description Does the unit pass its Battle-shock test?
         */
        Wh40kBattleshockInput: {
            /**
             * Edition
             * @enum {string}
             */
            edition?: "10" | "11";
            /** Name */
            name?: string;
            /**
             * Ld
             * @description Best Leadership in the unit.
             */
            leadership?: number;
            /**
             * Modifier
             * @description Added to the roll.
             */
            modifier?: number;
            /**
             * Reroll
             * @description A failed test is rolled again, both dice.
             */
            reroll?: boolean;
            /**
             * Starting strength
             * @description Models at the start of the battle; without it a test is due.
             */
            startingStrength?: number | null;
            /**
             * Models left
             * @description All of them unless given.
             */
            models?: number | null;
            /**
             * W
             * @description For a unit that began as one model.
             */
            wounds?: number | null;
            /**
             * Wounds left
             * @description For a unit that began as one model.
             */
            woundsLeft?: number | null;
            /**
             * Shocked already
             * @description 11th edition: it tests until it passes.
             */
            shocked?: boolean;
            /**
             * Passes by itself
             * @description Insane Bravery.
             */
            automatic?: boolean;
        };
        /**
         * Melee: input
         * @description Two units fight: what does each lose?
         */
        Wh40kMeleeInput: {
            /**
             * Edition
             * @enum {string}
             */
            edition?: "10" | "11";
            /** Charged */
            charged?: ("first" | "second") | null;
            /**
             * Rounds
             * @description A second round is fought in the same order, by what is left.
             */
            rounds?: number;
            /** Strikes first */
            first?: {
                /** Name */
                name?: string;
                /** Models */
                models?: number;
                /**
                 * W
                 * @description Wounds of one model.
                 */
                wounds?: number;
                /**
                 * T
                 * @description Toughness.
                 */
                toughness?: number;
                /**
                 * Sv
                 * @description Armour save; 7 is none.
                 */
                save?: number;
                /**
                 * Wounds left on a wounded model
                 * @description One model has been wounded before.
                 */
                firstModelWounds?: number | null;
                /**
                 * Points
                 * @description What all these models cost together.
                 */
                points?: number | null;
                /**
                 * Keywords
                 * @description Infantry, Vehicle, Fly ...: what Anti looks at.
                 */
                keywords?: string[];
                /** Invulnerable */
                invuln?: number | null;
                /** Feel No Pain */
                fnp?: number | null;
                /**
                 * Feel No Pain (mortal)
                 * @description Works against mortal wounds and Devastating Wounds only.
                 */
                fnpMortal?: number | null;
                /**
                 * Feel No Pain (Psychic)
                 * @description Works against Psychic weapons only.
                 */
                fnpPsychic?: number | null;
                /**
                 * Damage reduction
                 * @description Subtracted from the Damage of each attack.
                 */
                damageReduction?: number | null;
                /** Halve damage */
                halveDamage?: boolean | null;
                /** Damage changed to */
                setDamage?: number | null;
                /**
                 * Damage changes worded
                 * @description How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.
                 */
                damageWording?: ("allocated" | "against") | null;
                /**
                 * AP reduction
                 * @description Worsens the AP of each attack, not past 0.
                 */
                apReduction?: number | null;
                /** Reroll saves */
                rerollSaves?: ("none" | "ones" | "fails") | null;
                /** Stealth */
                stealth?: boolean | null;
                /**
                 * Ignore the first failed save
                 * @description Once in the request, the first attack whose save fails does nothing.
                 */
                ignoreFirstFailedSave?: boolean | null;
                /** Command Re-roll */
                commandReroll?: "save" | null;
                /**
                 * Ld
                 * @description For the chance of Battle-shock afterwards.
                 */
                leadership?: number | null;
                /**
                 * Starting strength
                 * @description Models at the start of the battle; those of the request unless given.
                 */
                startingStrength?: number | null;
                /**
                 * Groups
                 * @description Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models.
                 */
                groups?: {
                    /** Name */
                    name?: string;
                    /** Models */
                    models?: number;
                    /**
                     * W
                     * @description Wounds of one model.
                     */
                    wounds?: number;
                    /**
                     * T
                     * @description Toughness.
                     */
                    toughness?: number;
                    /**
                     * Sv
                     * @description Armour save; 7 is none.
                     */
                    save?: number;
                    /**
                     * Wounds left on a wounded model
                     * @description One model has been wounded before.
                     */
                    firstModelWounds?: number | null;
                    /**
                     * Points
                     * @description What all these models cost together.
                     */
                    points?: number | null;
                    /**
                     * Character
                     * @description An attached leader: loses its models last, Precision picks it out.
                     */
                    character?: boolean;
                    /** Keywords */
                    keywords?: string[];
                    /** Invulnerable */
                    invuln?: number | null;
                    /** Feel No Pain */
                    fnp?: number | null;
                    /**
                     * Feel No Pain (mortal)
                     * @description Works against mortal wounds and Devastating Wounds only.
                     */
                    fnpMortal?: number | null;
                    /**
                     * Feel No Pain (Psychic)
                     * @description Works against Psychic weapons only.
                     */
                    fnpPsychic?: number | null;
                    /**
                     * Damage reduction
                     * @description Subtracted from the Damage of each attack.
                     */
                    damageReduction?: number | null;
                    /** Halve damage */
                    halveDamage?: boolean | null;
                    /** Damage changed to */
                    setDamage?: number | null;
                    /**
                     * Damage changes worded
                     * @description How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.
                     */
                    damageWording?: ("allocated" | "against") | null;
                    /**
                     * AP reduction
                     * @description Worsens the AP of each attack, not past 0.
                     */
                    apReduction?: number | null;
                    /** Reroll saves */
                    rerollSaves?: ("none" | "ones" | "fails") | null;
                    /** Stealth */
                    stealth?: boolean | null;
                    /**
                     * Weapons
                     * @description Every living model uses each of them.
                     */
                    weapons?: {
                        /** Weapon */
                        weapon?: {
                            /** Weapon */
                            name?: string;
                            /**
                             * Kind
                             * @description Cover and Stealth count against ranged weapons only.
                             * @enum {string}
                             */
                            kind?: "ranged" | "melee";
                            /**
                             * A
                             * @description Attacks of one weapon: a number or dice such as D6+3.
                             */
                            attacks?: number | string;
                            /**
                             * BS/WS
                             * @description Roll needed to hit; empty hits without a roll.
                             */
                            skill?: number | null;
                            /**
                             * S
                             * @description Strength: a number, or dice that each hit rolls for itself.
                             */
                            strength?: number | string;
                            /**
                             * AP
                             * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                             */
                            ap?: number;
                            /**
                             * D
                             * @description Damage: a number or dice such as D3+3.
                             */
                            damage?: number | string;
                            /**
                             * Keywords
                             * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                             */
                            keywords?: string[];
                        };
                        /**
                         * Each
                         * @description Every living model uses it so many times.
                         */
                        each?: number;
                        /**
                         * Its own situation
                         * @description What differs from the situation of the unit for this weapon alone.
                         */
                        modifiers?: {
                            /**
                             * Half range
                             * @description For Rapid Fire and Melta.
                             */
                            halfRange?: boolean | null;
                            /**
                             * Stationary
                             * @description For Heavy.
                             */
                            stationary?: boolean | null;
                            /**
                             * Moved at most 3"
                             * @description 11th edition: Heavy works after a short move.
                             */
                            movedAtMost3?: boolean | null;
                            /**
                             * Advanced
                             * @description Only Assault weapons fire; nothing stood still.
                             */
                            advanced?: boolean | null;
                            /**
                             * Charged
                             * @description For Lance.
                             */
                            charged?: boolean | null;
                            /** Cover */
                            cover?: boolean | null;
                            /**
                             * More than 12" away
                             * @description For Conversion.
                             */
                            beyond12?: boolean | null;
                            /** Plunging fire */
                            plungingFire?: boolean | null;
                            /** Engaged */
                            engaged?: boolean | null;
                            /**
                             * Shooter engaged
                             * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                             */
                            attackerEngaged?: boolean | null;
                            /** Damaged */
                            damaged?: boolean | null;
                            /**
                             * To hit
                             * @description Summed, then limited to −1..+1.
                             */
                            hitModifier?: number | null;
                            /**
                             * To wound
                             * @description Summed, then limited to −1..+1.
                             */
                            woundModifier?: number | null;
                            /**
                             * Ignores hit modifiers
                             * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                             */
                            ignoreHitModifiers?: boolean | null;
                            /**
                             * Skill improved by
                             * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                             */
                            skillModifier?: number | null;
                            /**
                             * Attacks
                             * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                             */
                            attacksModifier?: number | null;
                            /** Strength */
                            strengthModifier?: number | null;
                            /**
                             * AP improved by
                             * @description 1 turns AP −1 into AP −2.
                             */
                            apModifier?: number | null;
                            /** Damage */
                            damageModifier?: number | null;
                            /** Attacks times */
                            attacksMultiplier?: number | null;
                            /** Strength times */
                            strengthMultiplier?: number | null;
                            /** Damage times */
                            damageMultiplier?: number | null;
                            /** Reroll hits */
                            rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                            /** Reroll wounds */
                            rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                            /** Reroll damage */
                            rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                            /** Critical hits on */
                            critHitOn?: number | null;
                            /**
                             * Critical hits must hit
                             * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                             */
                            critHitNeedsSuccess?: boolean | null;
                            /** Critical wounds on */
                            critWoundOn?: number | null;
                            /**
                             * Critical wounds must wound
                             * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                             */
                            critWoundNeedsSuccess?: boolean | null;
                            /**
                             * Roll to wound instead of Lethal Hits
                             * @description 11th edition only, where Lethal Hits is a choice.
                             */
                            declineLethalHits?: boolean | null;
                            /**
                             * Distance
                             * @description Inches to the target: decides Conversion.
                             */
                            distance?: number | null;
                            /**
                             * Keywords given
                             * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                             */
                            keywords?: string[];
                        } | null;
                        /**
                         * Other modes
                         * @description Of this and these the one that does most damage to the target on average is used, and said.
                         */
                        modes?: {
                            /** Weapon */
                            name?: string;
                            /**
                             * Kind
                             * @description Cover and Stealth count against ranged weapons only.
                             * @enum {string}
                             */
                            kind?: "ranged" | "melee";
                            /**
                             * A
                             * @description Attacks of one weapon: a number or dice such as D6+3.
                             */
                            attacks?: number | string;
                            /**
                             * BS/WS
                             * @description Roll needed to hit; empty hits without a roll.
                             */
                            skill?: number | null;
                            /**
                             * S
                             * @description Strength: a number, or dice that each hit rolls for itself.
                             */
                            strength?: number | string;
                            /**
                             * AP
                             * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                             */
                            ap?: number;
                            /**
                             * D
                             * @description Damage: a number or dice such as D3+3.
                             */
                            damage?: number | string;
                            /**
                             * Keywords
                             * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                             */
                            keywords?: string[];
                        }[];
                        /**
                         * This mode
                         * @description The weapon as it stands is used, whatever its other modes would do.
                         */
                        modeFixed?: boolean;
                    }[];
                    /**
                     * Damaged at
                     * @description A single model with so many wounds or fewer left hits worse.
                     */
                    damagedAt?: number | null;
                }[] | null;
                /**
                 * Weapons
                 * @description Every living model uses each of them.
                 */
                weapons?: {
                    /** Weapon */
                    weapon?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Kind
                         * @description Cover and Stealth count against ranged weapons only.
                         * @enum {string}
                         */
                        kind?: "ranged" | "melee";
                        /**
                         * A
                         * @description Attacks of one weapon: a number or dice such as D6+3.
                         */
                        attacks?: number | string;
                        /**
                         * BS/WS
                         * @description Roll needed to hit; empty hits without a roll.
                         */
                        skill?: number | null;
                        /**
                         * S
                         * @description Strength: a number, or dice that each hit rolls for itself.
                         */
                        strength?: number | string;
                        /**
                         * AP
                         * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                         */
                        ap?: number;
                        /**
                         * D
                         * @description Damage: a number or dice such as D3+3.
                         */
                        damage?: number | string;
                        /**
                         * Keywords
                         * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                         */
                        keywords?: string[];
                    };
                    /**
                     * Each
                     * @description Every living model uses it so many times.
                     */
                    each?: number;
                    /**
                     * Its own situation
                     * @description What differs from the situation of the unit for this weapon alone.
                     */
                    modifiers?: {
                        /**
                         * Half range
                         * @description For Rapid Fire and Melta.
                         */
                        halfRange?: boolean | null;
                        /**
                         * Stationary
                         * @description For Heavy.
                         */
                        stationary?: boolean | null;
                        /**
                         * Moved at most 3"
                         * @description 11th edition: Heavy works after a short move.
                         */
                        movedAtMost3?: boolean | null;
                        /**
                         * Advanced
                         * @description Only Assault weapons fire; nothing stood still.
                         */
                        advanced?: boolean | null;
                        /**
                         * Charged
                         * @description For Lance.
                         */
                        charged?: boolean | null;
                        /** Cover */
                        cover?: boolean | null;
                        /**
                         * More than 12" away
                         * @description For Conversion.
                         */
                        beyond12?: boolean | null;
                        /** Plunging fire */
                        plungingFire?: boolean | null;
                        /** Engaged */
                        engaged?: boolean | null;
                        /**
                         * Shooter engaged
                         * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                         */
                        attackerEngaged?: boolean | null;
                        /** Damaged */
                        damaged?: boolean | null;
                        /**
                         * To hit
                         * @description Summed, then limited to −1..+1.
                         */
                        hitModifier?: number | null;
                        /**
                         * To wound
                         * @description Summed, then limited to −1..+1.
                         */
                        woundModifier?: number | null;
                        /**
                         * Ignores hit modifiers
                         * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                         */
                        ignoreHitModifiers?: boolean | null;
                        /**
                         * Skill improved by
                         * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                         */
                        skillModifier?: number | null;
                        /**
                         * Attacks
                         * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                         */
                        attacksModifier?: number | null;
                        /** Strength */
                        strengthModifier?: number | null;
                        /**
                         * AP improved by
                         * @description 1 turns AP −1 into AP −2.
                         */
                        apModifier?: number | null;
                        /** Damage */
                        damageModifier?: number | null;
                        /** Attacks times */
                        attacksMultiplier?: number | null;
                        /** Strength times */
                        strengthMultiplier?: number | null;
                        /** Damage times */
                        damageMultiplier?: number | null;
                        /** Reroll hits */
                        rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll wounds */
                        rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll damage */
                        rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                        /** Critical hits on */
                        critHitOn?: number | null;
                        /**
                         * Critical hits must hit
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critHitNeedsSuccess?: boolean | null;
                        /** Critical wounds on */
                        critWoundOn?: number | null;
                        /**
                         * Critical wounds must wound
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critWoundNeedsSuccess?: boolean | null;
                        /**
                         * Roll to wound instead of Lethal Hits
                         * @description 11th edition only, where Lethal Hits is a choice.
                         */
                        declineLethalHits?: boolean | null;
                        /**
                         * Distance
                         * @description Inches to the target: decides Conversion.
                         */
                        distance?: number | null;
                        /**
                         * Keywords given
                         * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                         */
                        keywords?: string[];
                    } | null;
                    /**
                     * Other modes
                     * @description Of this and these the one that does most damage to the target on average is used, and said.
                     */
                    modes?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Kind
                         * @description Cover and Stealth count against ranged weapons only.
                         * @enum {string}
                         */
                        kind?: "ranged" | "melee";
                        /**
                         * A
                         * @description Attacks of one weapon: a number or dice such as D6+3.
                         */
                        attacks?: number | string;
                        /**
                         * BS/WS
                         * @description Roll needed to hit; empty hits without a roll.
                         */
                        skill?: number | null;
                        /**
                         * S
                         * @description Strength: a number, or dice that each hit rolls for itself.
                         */
                        strength?: number | string;
                        /**
                         * AP
                         * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                         */
                        ap?: number;
                        /**
                         * D
                         * @description Damage: a number or dice such as D3+3.
                         */
                        damage?: number | string;
                        /**
                         * Keywords
                         * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                         */
                        keywords?: string[];
                    }[];
                    /**
                     * This mode
                     * @description The weapon as it stands is used, whatever its other modes would do.
                     */
                    modeFixed?: boolean;
                }[];
                /**
                 * Damaged at
                 * @description A single model with so many wounds or fewer left hits worse.
                 */
                damagedAt?: number | null;
                /**
                 * Abilities
                 * @description Those of its own attacks, and those against attacks on it.
                 */
                abilities?: {
                    /** Name */
                    name?: string;
                    /**
                     * Effects
                     * @description What it changes, and when: as in the tables of datasheets.
                     */
                    effects: {
                        /** Effect */
                        effect: string;
                        /** Value */
                        value?: number | string | string[];
                        /** Who */
                        who?: string;
                        /** Attacks */
                        attack?: string;
                        /** When */
                        when?: string;
                        /** Inches */
                        inches?: number;
                        /** For */
                        for?: string | string[];
                        /** Against */
                        vs?: string | string[];
                        /** Not against */
                        vsNot?: string | string[];
                        /** If */
                        if?: string;
                        /** With */
                        weapon?: string | string[];
                        /** Wounds left at most */
                        below?: number;
                        /** Hit roll */
                        hitRoll?: number;
                        /** Of these */
                        choose?: number;
                    }[];
                    /**
                     * Holds for
                     * @description Places of the weapons it holds for; in melee of the groups. All unless given.
                     */
                    only?: number[];
                }[];
                /** Situation */
                context?: {
                    /**
                     * Half range
                     * @description For Rapid Fire and Melta.
                     */
                    halfRange?: boolean | null;
                    /**
                     * Stationary
                     * @description For Heavy.
                     */
                    stationary?: boolean | null;
                    /**
                     * Moved at most 3"
                     * @description 11th edition: Heavy works after a short move.
                     */
                    movedAtMost3?: boolean | null;
                    /**
                     * Advanced
                     * @description Only Assault weapons fire; nothing stood still.
                     */
                    advanced?: boolean | null;
                    /**
                     * Charged
                     * @description For Lance.
                     */
                    charged?: boolean | null;
                    /** Cover */
                    cover?: boolean | null;
                    /**
                     * More than 12" away
                     * @description For Conversion.
                     */
                    beyond12?: boolean | null;
                    /** Plunging fire */
                    plungingFire?: boolean | null;
                    /** Engaged */
                    engaged?: boolean | null;
                    /**
                     * Shooter engaged
                     * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                     */
                    attackerEngaged?: boolean | null;
                    /** Damaged */
                    damaged?: boolean | null;
                    /**
                     * To hit
                     * @description Summed, then limited to −1..+1.
                     */
                    hitModifier?: number | null;
                    /**
                     * To wound
                     * @description Summed, then limited to −1..+1.
                     */
                    woundModifier?: number | null;
                    /**
                     * Ignores hit modifiers
                     * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                     */
                    ignoreHitModifiers?: boolean | null;
                    /**
                     * Skill improved by
                     * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                     */
                    skillModifier?: number | null;
                    /**
                     * Attacks
                     * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                     */
                    attacksModifier?: number | null;
                    /** Strength */
                    strengthModifier?: number | null;
                    /**
                     * AP improved by
                     * @description 1 turns AP −1 into AP −2.
                     */
                    apModifier?: number | null;
                    /** Damage */
                    damageModifier?: number | null;
                    /** Attacks times */
                    attacksMultiplier?: number | null;
                    /** Strength times */
                    strengthMultiplier?: number | null;
                    /** Damage times */
                    damageMultiplier?: number | null;
                    /** Reroll hits */
                    rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll wounds */
                    rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll damage */
                    rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                    /** Critical hits on */
                    critHitOn?: number | null;
                    /**
                     * Critical hits must hit
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critHitNeedsSuccess?: boolean | null;
                    /** Critical wounds on */
                    critWoundOn?: number | null;
                    /**
                     * Critical wounds must wound
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critWoundNeedsSuccess?: boolean | null;
                    /**
                     * Roll to wound instead of Lethal Hits
                     * @description 11th edition only, where Lethal Hits is a choice.
                     */
                    declineLethalHits?: boolean | null;
                    /**
                     * Use Precision
                     * @description Wounds of Precision weapons go to the character.
                     */
                    precision?: boolean | null;
                    /**
                     * Target not visible
                     * @description For Indirect Fire.
                     */
                    unseen?: boolean | null;
                    /**
                     * Spotted for Indirect Fire
                     * @description 11th edition: a friend sees the target, so a stationary unit misses less.
                     */
                    spotted?: boolean | null;
                    /** Overwatch */
                    overwatch?: boolean | null;
                    /**
                     * Overwatch hits on
                     * @description Some units hit better; only sixes are critical.
                     */
                    overwatchOn?: number | null;
                    /**
                     * Own strength
                     * @description For abilities of units that have lost models. In melee the models left are counted.
                     */
                    ownStrength?: ("starting" | "belowStarting" | "belowHalf") | null;
                    /**
                     * One hit roll
                     * @description One failed die of the whole attack.
                     */
                    rerollOneHit?: boolean | null;
                    /**
                     * One wound roll
                     * @description One failed die of the whole attack.
                     */
                    rerollOneWound?: boolean | null;
                    /**
                     * One damage roll
                     * @description The first damage roll below its average.
                     */
                    rerollOneDamage?: boolean | null;
                    /**
                     * Up to so many hit rolls
                     * @description Failed dice of the whole attack, at the first weapons that have them.
                     */
                    rerollHitDice?: number | null;
                    /**
                     * Up to so many wound rolls
                     * @description Failed dice of the whole attack, at the first weapons that have them.
                     */
                    rerollWoundDice?: number | null;
                    /**
                     * Distance
                     * @description Inches to the target: decides Conversion.
                     */
                    distance?: number | null;
                    /** Command Re-roll */
                    commandReroll?: ("hit" | "wound" | "damage" | "attacks") | null;
                    /**
                     * First hit die shows
                     * @description A miracle or fate die: not rolled, never rerolled.
                     */
                    fixedHit?: number | null;
                    /**
                     * First wound die shows
                     * @description Not rolled, never rerolled.
                     */
                    fixedWound?: number | null;
                    /**
                     * First damage die shows
                     * @description For damage of one die; a D3 halves it.
                     */
                    fixedDamage?: number | null;
                    /**
                     * Keywords given
                     * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                     */
                    keywords?: string[];
                    /**
                     * Mortal wounds besides
                     * @description A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+. Low dice may cost the own unit one each.
                     */
                    mortalWounds?: ((number | string) | {
                        dice?: number | string;
                        on?: number;
                        max?: number | null;
                        ownOn?: number;
                    }) | null;
                };
            };
            /** Strikes back */
            second?: {
                /** Name */
                name?: string;
                /** Models */
                models?: number;
                /**
                 * W
                 * @description Wounds of one model.
                 */
                wounds?: number;
                /**
                 * T
                 * @description Toughness.
                 */
                toughness?: number;
                /**
                 * Sv
                 * @description Armour save; 7 is none.
                 */
                save?: number;
                /**
                 * Wounds left on a wounded model
                 * @description One model has been wounded before.
                 */
                firstModelWounds?: number | null;
                /**
                 * Points
                 * @description What all these models cost together.
                 */
                points?: number | null;
                /**
                 * Keywords
                 * @description Infantry, Vehicle, Fly ...: what Anti looks at.
                 */
                keywords?: string[];
                /** Invulnerable */
                invuln?: number | null;
                /** Feel No Pain */
                fnp?: number | null;
                /**
                 * Feel No Pain (mortal)
                 * @description Works against mortal wounds and Devastating Wounds only.
                 */
                fnpMortal?: number | null;
                /**
                 * Feel No Pain (Psychic)
                 * @description Works against Psychic weapons only.
                 */
                fnpPsychic?: number | null;
                /**
                 * Damage reduction
                 * @description Subtracted from the Damage of each attack.
                 */
                damageReduction?: number | null;
                /** Halve damage */
                halveDamage?: boolean | null;
                /** Damage changed to */
                setDamage?: number | null;
                /**
                 * Damage changes worded
                 * @description How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.
                 */
                damageWording?: ("allocated" | "against") | null;
                /**
                 * AP reduction
                 * @description Worsens the AP of each attack, not past 0.
                 */
                apReduction?: number | null;
                /** Reroll saves */
                rerollSaves?: ("none" | "ones" | "fails") | null;
                /** Stealth */
                stealth?: boolean | null;
                /**
                 * Ignore the first failed save
                 * @description Once in the request, the first attack whose save fails does nothing.
                 */
                ignoreFirstFailedSave?: boolean | null;
                /** Command Re-roll */
                commandReroll?: "save" | null;
                /**
                 * Ld
                 * @description For the chance of Battle-shock afterwards.
                 */
                leadership?: number | null;
                /**
                 * Starting strength
                 * @description Models at the start of the battle; those of the request unless given.
                 */
                startingStrength?: number | null;
                /**
                 * Groups
                 * @description Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models.
                 */
                groups?: {
                    /** Name */
                    name?: string;
                    /** Models */
                    models?: number;
                    /**
                     * W
                     * @description Wounds of one model.
                     */
                    wounds?: number;
                    /**
                     * T
                     * @description Toughness.
                     */
                    toughness?: number;
                    /**
                     * Sv
                     * @description Armour save; 7 is none.
                     */
                    save?: number;
                    /**
                     * Wounds left on a wounded model
                     * @description One model has been wounded before.
                     */
                    firstModelWounds?: number | null;
                    /**
                     * Points
                     * @description What all these models cost together.
                     */
                    points?: number | null;
                    /**
                     * Character
                     * @description An attached leader: loses its models last, Precision picks it out.
                     */
                    character?: boolean;
                    /** Keywords */
                    keywords?: string[];
                    /** Invulnerable */
                    invuln?: number | null;
                    /** Feel No Pain */
                    fnp?: number | null;
                    /**
                     * Feel No Pain (mortal)
                     * @description Works against mortal wounds and Devastating Wounds only.
                     */
                    fnpMortal?: number | null;
                    /**
                     * Feel No Pain (Psychic)
                     * @description Works against Psychic weapons only.
                     */
                    fnpPsychic?: number | null;
                    /**
                     * Damage reduction
                     * @description Subtracted from the Damage of each attack.
                     */
                    damageReduction?: number | null;
                    /** Halve damage */
                    halveDamage?: boolean | null;
                    /** Damage changed to */
                    setDamage?: number | null;
                    /**
                     * Damage changes worded
                     * @description How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.
                     */
                    damageWording?: ("allocated" | "against") | null;
                    /**
                     * AP reduction
                     * @description Worsens the AP of each attack, not past 0.
                     */
                    apReduction?: number | null;
                    /** Reroll saves */
                    rerollSaves?: ("none" | "ones" | "fails") | null;
                    /** Stealth */
                    stealth?: boolean | null;
                    /**
                     * Weapons
                     * @description Every living model uses each of them.
                     */
                    weapons?: {
                        /** Weapon */
                        weapon?: {
                            /** Weapon */
                            name?: string;
                            /**
                             * Kind
                             * @description Cover and Stealth count against ranged weapons only.
                             * @enum {string}
                             */
                            kind?: "ranged" | "melee";
                            /**
                             * A
                             * @description Attacks of one weapon: a number or dice such as D6+3.
                             */
                            attacks?: number | string;
                            /**
                             * BS/WS
                             * @description Roll needed to hit; empty hits without a roll.
                             */
                            skill?: number | null;
                            /**
                             * S
                             * @description Strength: a number, or dice that each hit rolls for itself.
                             */
                            strength?: number | string;
                            /**
                             * AP
                             * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                             */
                            ap?: number;
                            /**
                             * D
                             * @description Damage: a number or dice such as D3+3.
                             */
                            damage?: number | string;
                            /**
                             * Keywords
                             * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                             */
                            keywords?: string[];
                        };
                        /**
                         * Each
                         * @description Every living model uses it so many times.
                         */
                        each?: number;
                        /**
                         * Its own situation
                         * @description What differs from the situation of the unit for this weapon alone.
                         */
                        modifiers?: {
                            /**
                             * Half range
                             * @description For Rapid Fire and Melta.
                             */
                            halfRange?: boolean | null;
                            /**
                             * Stationary
                             * @description For Heavy.
                             */
                            stationary?: boolean | null;
                            /**
                             * Moved at most 3"
                             * @description 11th edition: Heavy works after a short move.
                             */
                            movedAtMost3?: boolean | null;
                            /**
                             * Advanced
                             * @description Only Assault weapons fire; nothing stood still.
                             */
                            advanced?: boolean | null;
                            /**
                             * Charged
                             * @description For Lance.
                             */
                            charged?: boolean | null;
                            /** Cover */
                            cover?: boolean | null;
                            /**
                             * More than 12" away
                             * @description For Conversion.
                             */
                            beyond12?: boolean | null;
                            /** Plunging fire */
                            plungingFire?: boolean | null;
                            /** Engaged */
                            engaged?: boolean | null;
                            /**
                             * Shooter engaged
                             * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                             */
                            attackerEngaged?: boolean | null;
                            /** Damaged */
                            damaged?: boolean | null;
                            /**
                             * To hit
                             * @description Summed, then limited to −1..+1.
                             */
                            hitModifier?: number | null;
                            /**
                             * To wound
                             * @description Summed, then limited to −1..+1.
                             */
                            woundModifier?: number | null;
                            /**
                             * Ignores hit modifiers
                             * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                             */
                            ignoreHitModifiers?: boolean | null;
                            /**
                             * Skill improved by
                             * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                             */
                            skillModifier?: number | null;
                            /**
                             * Attacks
                             * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                             */
                            attacksModifier?: number | null;
                            /** Strength */
                            strengthModifier?: number | null;
                            /**
                             * AP improved by
                             * @description 1 turns AP −1 into AP −2.
                             */
                            apModifier?: number | null;
                            /** Damage */
                            damageModifier?: number | null;
                            /** Attacks times */
                            attacksMultiplier?: number | null;
                            /** Strength times */
                            strengthMultiplier?: number | null;
                            /** Damage times */
                            damageMultiplier?: number | null;
                            /** Reroll hits */
                            rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                            /** Reroll wounds */
                            rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                            /** Reroll damage */
                            rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                            /** Critical hits on */
                            critHitOn?: number | null;
                            /**
                             * Critical hits must hit
                             * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                             */
                            critHitNeedsSuccess?: boolean | null;
                            /** Critical wounds on */
                            critWoundOn?: number | null;
                            /**
                             * Critical wounds must wound
                             * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                             */
                            critWoundNeedsSuccess?: boolean | null;
                            /**
                             * Roll to wound instead of Lethal Hits
                             * @description 11th edition only, where Lethal Hits is a choice.
                             */
                            declineLethalHits?: boolean | null;
                            /**
                             * Distance
                             * @description Inches to the target: decides Conversion.
                             */
                            distance?: number | null;
                            /**
                             * Keywords given
                             * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                             */
                            keywords?: string[];
                        } | null;
                        /**
                         * Other modes
                         * @description Of this and these the one that does most damage to the target on average is used, and said.
                         */
                        modes?: {
                            /** Weapon */
                            name?: string;
                            /**
                             * Kind
                             * @description Cover and Stealth count against ranged weapons only.
                             * @enum {string}
                             */
                            kind?: "ranged" | "melee";
                            /**
                             * A
                             * @description Attacks of one weapon: a number or dice such as D6+3.
                             */
                            attacks?: number | string;
                            /**
                             * BS/WS
                             * @description Roll needed to hit; empty hits without a roll.
                             */
                            skill?: number | null;
                            /**
                             * S
                             * @description Strength: a number, or dice that each hit rolls for itself.
                             */
                            strength?: number | string;
                            /**
                             * AP
                             * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                             */
                            ap?: number;
                            /**
                             * D
                             * @description Damage: a number or dice such as D3+3.
                             */
                            damage?: number | string;
                            /**
                             * Keywords
                             * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                             */
                            keywords?: string[];
                        }[];
                        /**
                         * This mode
                         * @description The weapon as it stands is used, whatever its other modes would do.
                         */
                        modeFixed?: boolean;
                    }[];
                    /**
                     * Damaged at
                     * @description A single model with so many wounds or fewer left hits worse.
                     */
                    damagedAt?: number | null;
                }[] | null;
                /**
                 * Weapons
                 * @description Every living model uses each of them.
                 */
                weapons?: {
                    /** Weapon */
                    weapon?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Kind
                         * @description Cover and Stealth count against ranged weapons only.
                         * @enum {string}
                         */
                        kind?: "ranged" | "melee";
                        /**
                         * A
                         * @description Attacks of one weapon: a number or dice such as D6+3.
                         */
                        attacks?: number | string;
                        /**
                         * BS/WS
                         * @description Roll needed to hit; empty hits without a roll.
                         */
                        skill?: number | null;
                        /**
                         * S
                         * @description Strength: a number, or dice that each hit rolls for itself.
                         */
                        strength?: number | string;
                        /**
                         * AP
                         * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                         */
                        ap?: number;
                        /**
                         * D
                         * @description Damage: a number or dice such as D3+3.
                         */
                        damage?: number | string;
                        /**
                         * Keywords
                         * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                         */
                        keywords?: string[];
                    };
                    /**
                     * Each
                     * @description Every living model uses it so many times.
                     */
                    each?: number;
                    /**
                     * Its own situation
                     * @description What differs from the situation of the unit for this weapon alone.
                     */
                    modifiers?: {
                        /**
                         * Half range
                         * @description For Rapid Fire and Melta.
                         */
                        halfRange?: boolean | null;
                        /**
                         * Stationary
                         * @description For Heavy.
                         */
                        stationary?: boolean | null;
                        /**
                         * Moved at most 3"
                         * @description 11th edition: Heavy works after a short move.
                         */
                        movedAtMost3?: boolean | null;
                        /**
                         * Advanced
                         * @description Only Assault weapons fire; nothing stood still.
                         */
                        advanced?: boolean | null;
                        /**
                         * Charged
                         * @description For Lance.
                         */
                        charged?: boolean | null;
                        /** Cover */
                        cover?: boolean | null;
                        /**
                         * More than 12" away
                         * @description For Conversion.
                         */
                        beyond12?: boolean | null;
                        /** Plunging fire */
                        plungingFire?: boolean | null;
                        /** Engaged */
                        engaged?: boolean | null;
                        /**
                         * Shooter engaged
                         * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                         */
                        attackerEngaged?: boolean | null;
                        /** Damaged */
                        damaged?: boolean | null;
                        /**
                         * To hit
                         * @description Summed, then limited to −1..+1.
                         */
                        hitModifier?: number | null;
                        /**
                         * To wound
                         * @description Summed, then limited to −1..+1.
                         */
                        woundModifier?: number | null;
                        /**
                         * Ignores hit modifiers
                         * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                         */
                        ignoreHitModifiers?: boolean | null;
                        /**
                         * Skill improved by
                         * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                         */
                        skillModifier?: number | null;
                        /**
                         * Attacks
                         * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                         */
                        attacksModifier?: number | null;
                        /** Strength */
                        strengthModifier?: number | null;
                        /**
                         * AP improved by
                         * @description 1 turns AP −1 into AP −2.
                         */
                        apModifier?: number | null;
                        /** Damage */
                        damageModifier?: number | null;
                        /** Attacks times */
                        attacksMultiplier?: number | null;
                        /** Strength times */
                        strengthMultiplier?: number | null;
                        /** Damage times */
                        damageMultiplier?: number | null;
                        /** Reroll hits */
                        rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll wounds */
                        rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                        /** Reroll damage */
                        rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                        /** Critical hits on */
                        critHitOn?: number | null;
                        /**
                         * Critical hits must hit
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critHitNeedsSuccess?: boolean | null;
                        /** Critical wounds on */
                        critWoundOn?: number | null;
                        /**
                         * Critical wounds must wound
                         * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                         */
                        critWoundNeedsSuccess?: boolean | null;
                        /**
                         * Roll to wound instead of Lethal Hits
                         * @description 11th edition only, where Lethal Hits is a choice.
                         */
                        declineLethalHits?: boolean | null;
                        /**
                         * Distance
                         * @description Inches to the target: decides Conversion.
                         */
                        distance?: number | null;
                        /**
                         * Keywords given
                         * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                         */
                        keywords?: string[];
                    } | null;
                    /**
                     * Other modes
                     * @description Of this and these the one that does most damage to the target on average is used, and said.
                     */
                    modes?: {
                        /** Weapon */
                        name?: string;
                        /**
                         * Kind
                         * @description Cover and Stealth count against ranged weapons only.
                         * @enum {string}
                         */
                        kind?: "ranged" | "melee";
                        /**
                         * A
                         * @description Attacks of one weapon: a number or dice such as D6+3.
                         */
                        attacks?: number | string;
                        /**
                         * BS/WS
                         * @description Roll needed to hit; empty hits without a roll.
                         */
                        skill?: number | null;
                        /**
                         * S
                         * @description Strength: a number, or dice that each hit rolls for itself.
                         */
                        strength?: number | string;
                        /**
                         * AP
                         * @description Armour Penetration as on the datasheet: 0, −1, −2 ...
                         */
                        ap?: number;
                        /**
                         * D
                         * @description Damage: a number or dice such as D3+3.
                         */
                        damage?: number | string;
                        /**
                         * Keywords
                         * @description As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...
                         */
                        keywords?: string[];
                    }[];
                    /**
                     * This mode
                     * @description The weapon as it stands is used, whatever its other modes would do.
                     */
                    modeFixed?: boolean;
                }[];
                /**
                 * Damaged at
                 * @description A single model with so many wounds or fewer left hits worse.
                 */
                damagedAt?: number | null;
                /**
                 * Abilities
                 * @description Those of its own attacks, and those against attacks on it.
                 */
                abilities?: {
                    /** Name */
                    name?: string;
                    /**
                     * Effects
                     * @description What it changes, and when: as in the tables of datasheets.
                     */
                    effects: {
                        /** Effect */
                        effect: string;
                        /** Value */
                        value?: number | string | string[];
                        /** Who */
                        who?: string;
                        /** Attacks */
                        attack?: string;
                        /** When */
                        when?: string;
                        /** Inches */
                        inches?: number;
                        /** For */
                        for?: string | string[];
                        /** Against */
                        vs?: string | string[];
                        /** Not against */
                        vsNot?: string | string[];
                        /** If */
                        if?: string;
                        /** With */
                        weapon?: string | string[];
                        /** Wounds left at most */
                        below?: number;
                        /** Hit roll */
                        hitRoll?: number;
                        /** Of these */
                        choose?: number;
                    }[];
                    /**
                     * Holds for
                     * @description Places of the weapons it holds for; in melee of the groups. All unless given.
                     */
                    only?: number[];
                }[];
                /** Situation */
                context?: {
                    /**
                     * Half range
                     * @description For Rapid Fire and Melta.
                     */
                    halfRange?: boolean | null;
                    /**
                     * Stationary
                     * @description For Heavy.
                     */
                    stationary?: boolean | null;
                    /**
                     * Moved at most 3"
                     * @description 11th edition: Heavy works after a short move.
                     */
                    movedAtMost3?: boolean | null;
                    /**
                     * Advanced
                     * @description Only Assault weapons fire; nothing stood still.
                     */
                    advanced?: boolean | null;
                    /**
                     * Charged
                     * @description For Lance.
                     */
                    charged?: boolean | null;
                    /** Cover */
                    cover?: boolean | null;
                    /**
                     * More than 12" away
                     * @description For Conversion.
                     */
                    beyond12?: boolean | null;
                    /** Plunging fire */
                    plungingFire?: boolean | null;
                    /** Engaged */
                    engaged?: boolean | null;
                    /**
                     * Shooter engaged
                     * @description The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.
                     */
                    attackerEngaged?: boolean | null;
                    /** Damaged */
                    damaged?: boolean | null;
                    /**
                     * To hit
                     * @description Summed, then limited to −1..+1.
                     */
                    hitModifier?: number | null;
                    /**
                     * To wound
                     * @description Summed, then limited to −1..+1.
                     */
                    woundModifier?: number | null;
                    /**
                     * Ignores hit modifiers
                     * @description What worsens BS, WS or the hit roll is left out; what helps stays.
                     */
                    ignoreHitModifiers?: boolean | null;
                    /**
                     * Skill improved by
                     * @description Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.
                     */
                    skillModifier?: number | null;
                    /**
                     * Attacks
                     * @description Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.
                     */
                    attacksModifier?: number | null;
                    /** Strength */
                    strengthModifier?: number | null;
                    /**
                     * AP improved by
                     * @description 1 turns AP −1 into AP −2.
                     */
                    apModifier?: number | null;
                    /** Damage */
                    damageModifier?: number | null;
                    /** Attacks times */
                    attacksMultiplier?: number | null;
                    /** Strength times */
                    strengthMultiplier?: number | null;
                    /** Damage times */
                    damageMultiplier?: number | null;
                    /** Reroll hits */
                    rerollHits?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll wounds */
                    rerollWounds?: ("none" | "ones" | "fails" | "nonCrits") | null;
                    /** Reroll damage */
                    rerollDamage?: ("none" | "ones" | "belowAverage") | null;
                    /** Critical hits on */
                    critHitOn?: number | null;
                    /**
                     * Critical hits must hit
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critHitNeedsSuccess?: boolean | null;
                    /** Critical wounds on */
                    critWoundOn?: number | null;
                    /**
                     * Critical wounds must wound
                     * @description Worded "a successful unmodified roll": a 6 always, others only if they succeed.
                     */
                    critWoundNeedsSuccess?: boolean | null;
                    /**
                     * Roll to wound instead of Lethal Hits
                     * @description 11th edition only, where Lethal Hits is a choice.
                     */
                    declineLethalHits?: boolean | null;
                    /**
                     * Use Precision
                     * @description Wounds of Precision weapons go to the character.
                     */
                    precision?: boolean | null;
                    /**
                     * Target not visible
                     * @description For Indirect Fire.
                     */
                    unseen?: boolean | null;
                    /**
                     * Spotted for Indirect Fire
                     * @description 11th edition: a friend sees the target, so a stationary unit misses less.
                     */
                    spotted?: boolean | null;
                    /** Overwatch */
                    overwatch?: boolean | null;
                    /**
                     * Overwatch hits on
                     * @description Some units hit better; only sixes are critical.
                     */
                    overwatchOn?: number | null;
                    /**
                     * Own strength
                     * @description For abilities of units that have lost models. In melee the models left are counted.
                     */
                    ownStrength?: ("starting" | "belowStarting" | "belowHalf") | null;
                    /**
                     * One hit roll
                     * @description One failed die of the whole attack.
                     */
                    rerollOneHit?: boolean | null;
                    /**
                     * One wound roll
                     * @description One failed die of the whole attack.
                     */
                    rerollOneWound?: boolean | null;
                    /**
                     * One damage roll
                     * @description The first damage roll below its average.
                     */
                    rerollOneDamage?: boolean | null;
                    /**
                     * Up to so many hit rolls
                     * @description Failed dice of the whole attack, at the first weapons that have them.
                     */
                    rerollHitDice?: number | null;
                    /**
                     * Up to so many wound rolls
                     * @description Failed dice of the whole attack, at the first weapons that have them.
                     */
                    rerollWoundDice?: number | null;
                    /**
                     * Distance
                     * @description Inches to the target: decides Conversion.
                     */
                    distance?: number | null;
                    /** Command Re-roll */
                    commandReroll?: ("hit" | "wound" | "damage" | "attacks") | null;
                    /**
                     * First hit die shows
                     * @description A miracle or fate die: not rolled, never rerolled.
                     */
                    fixedHit?: number | null;
                    /**
                     * First wound die shows
                     * @description Not rolled, never rerolled.
                     */
                    fixedWound?: number | null;
                    /**
                     * First damage die shows
                     * @description For damage of one die; a D3 halves it.
                     */
                    fixedDamage?: number | null;
                    /**
                     * Keywords given
                     * @description Weapons have these too: Lethal Hits from an aura or a stratagem.
                     */
                    keywords?: string[];
                    /**
                     * Mortal wounds besides
                     * @description A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+. Low dice may cost the own unit one each.
                     */
                    mortalWounds?: ((number | string) | {
                        dice?: number | string;
                        on?: number;
                        max?: number | null;
                        ownOn?: number;
                    }) | null;
                };
            };
        };
        /**
         * Battle: input
         * @description Do I take it, what is left, and when should I retreat?
         */
        AxisBattleInput: {
            waves?: {
                attack?: {
                    units?: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    /** Order of loss */
                    orderOfLoss?: ("standard" | "cheapest" | "optimal") | string[];
                    /** Land units kept alive to take the territory */
                    takes?: number;
                };
                defense?: {
                    units?: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    /** Order of loss */
                    orderOfLoss?: ("standard" | "cheapest" | "optimal") | string[];
                    /** AA guns lost last but one */
                    aaLast?: boolean;
                    /**
                     * Whose the defenders are
                     * @description In the order in which owners lose; units that are nobody’s here are lost last.
                     */
                    owners?: {
                        name: string;
                        units?: {
                            /**
                             * AA gun
                             * @description 5 IPC
                             */
                            aa?: number;
                            /**
                             * infantry
                             * @description 3 IPC
                             */
                            inf?: number;
                            /**
                             * landed infantry
                             * @description 3 IPC
                             */
                            inf_a?: number;
                            /**
                             * artillery
                             * @description 4 IPC
                             */
                            art?: number;
                            /**
                             * landed artillery
                             * @description 4 IPC
                             */
                            art_a?: number;
                            /**
                             * tank
                             * @description 6 IPC
                             */
                            arm?: number;
                            /**
                             * landed tank
                             * @description 6 IPC
                             */
                            arm_a?: number;
                            /**
                             * fighter
                             * @description 10 IPC
                             */
                            fig?: number;
                            /**
                             * bomber
                             * @description 12 IPC
                             */
                            bom?: number;
                            /**
                             * submarine
                             * @description 6 IPC
                             */
                            sub?: number;
                            /**
                             * destroyer
                             * @description 8 IPC
                             */
                            des?: number;
                            /**
                             * cruiser
                             * @description 12 IPC
                             */
                            cru?: number;
                            /**
                             * carrier
                             * @description 14 IPC
                             */
                            acc?: number;
                            /**
                             * battleship
                             * @description 20 IPC
                             */
                            bat?: number;
                            /**
                             * damaged battleship
                             * @description 20 IPC
                             */
                            dbat?: number;
                            /**
                             * transport
                             * @description 7 IPC
                             */
                            tra?: number;
                        };
                    }[];
                    /**
                     * Owners lose
                     * @enum {string}
                     */
                    ownersLose?: "byKind" | "byOwner";
                };
                /**
                 * Attacking submarines submerge
                 * @description A number: so many dive, the others fight on.
                 */
                attackerSubmerges?: boolean | number;
                /**
                 * Defending submarines submerge
                 * @description A number: so many dive, the others fight on.
                 */
                defenderSubmerges?: boolean | number;
                /** Attacker keeps the last destroyer */
                attackerKeepsDestroyer?: boolean;
                /** Defender keeps the last destroyer */
                defenderKeepsDestroyer?: boolean;
                /** Defending aircraft without a carrier crash */
                crashFighters?: boolean;
                /**
                 * Rounds
                 * @description Left open: to the end.
                 */
                rounds?: number | null;
                retreat?: {
                    /** Retreat with this many units left or fewer */
                    unitsAtMost?: number | null;
                    /** Retreat when fighting on earns less than */
                    profitBelow?: number | null;
                    /** Retreat when the win chance is below */
                    winChanceBelow?: number | null;
                    /**
                     * What winning means
                     * @description Left open: taking the territory on land, destroying the defenders at sea.
                     */
                    winMeans?: ("takes" | "destroys") | null;
                    /** Stop before I conquer if the chance is over */
                    killChanceAbove?: number | null;
                    /** Retreat when the chance to lose a plane next round is above */
                    airLossChanceAbove?: number | null;
                    /** Stop at the best moment */
                    optimal?: ("profit" | "winChance") | null;
                    /** Deadzone, for the retreat decision only */
                    deadzone?: boolean | null;
                    /** Territory value, for the retreat decision only */
                    territoryValue?: number | null;
                };
                /**
                 * Units that leave before this wave
                 * @description As many of the defenders left as are there: aircraft that fly home, tanks that are moved away.
                 */
                leaves?: {
                    /**
                     * AA gun
                     * @description 5 IPC
                     */
                    aa?: number;
                    /**
                     * infantry
                     * @description 3 IPC
                     */
                    inf?: number;
                    /**
                     * landed infantry
                     * @description 3 IPC
                     */
                    inf_a?: number;
                    /**
                     * artillery
                     * @description 4 IPC
                     */
                    art?: number;
                    /**
                     * landed artillery
                     * @description 4 IPC
                     */
                    art_a?: number;
                    /**
                     * tank
                     * @description 6 IPC
                     */
                    arm?: number;
                    /**
                     * landed tank
                     * @description 6 IPC
                     */
                    arm_a?: number;
                    /**
                     * fighter
                     * @description 10 IPC
                     */
                    fig?: number;
                    /**
                     * bomber
                     * @description 12 IPC
                     */
                    bom?: number;
                    /**
                     * submarine
                     * @description 6 IPC
                     */
                    sub?: number;
                    /**
                     * destroyer
                     * @description 8 IPC
                     */
                    des?: number;
                    /**
                     * cruiser
                     * @description 12 IPC
                     */
                    cru?: number;
                    /**
                     * carrier
                     * @description 14 IPC
                     */
                    acc?: number;
                    /**
                     * battleship
                     * @description 20 IPC
                     */
                    bat?: number;
                    /**
                     * damaged battleship
                     * @description 20 IPC
                     */
                    dbat?: number;
                    /**
                     * transport
                     * @description 7 IPC
                     */
                    tra?: number;
                };
                /** The conqueror of the wave before defends */
                conquerorDefends?: boolean;
            }[];
            /** Sea battle */
            naval?: boolean;
            /** Already begun: no AA fire in the first wave */
            inProgress?: boolean;
            /**
             * Dice
             * @enum {string}
             */
            dice?: "standard" | "lowLuck" | "biased";
            /** Value of the territory */
            territoryValue?: number;
            /** Units that take it will be killed next turn */
            deadzone?: boolean;
            /** May call the attack off before it begins */
            retreatBeforeBattle?: boolean;
            /** Count what later waves will earn when deciding to retreat */
            valueFutureWaves?: boolean;
            /**
             * Hits of submarines and aircraft
             * @enum {string}
             */
            hits?: "most" | "asListed";
            /**
             * Leave out states less likely than
             * @description 0 is exact.
             */
            prune?: number;
            /** What a lost unit counts */
            values?: ("ipc" | "count" | "power") | {
                /** AA gun */
                aa?: number;
                /** infantry */
                inf?: number;
                /** landed infantry */
                inf_a?: number;
                /** artillery */
                art?: number;
                /** landed artillery */
                art_a?: number;
                /** tank */
                arm?: number;
                /** landed tank */
                arm_a?: number;
                /** fighter */
                fig?: number;
                /** bomber */
                bom?: number;
                /** submarine */
                sub?: number;
                /** destroyer */
                des?: number;
                /** cruiser */
                cru?: number;
                /** carrier */
                acc?: number;
                /** battleship */
                bat?: number;
                /** damaged battleship */
                dbat?: number;
                /** transport */
                tra?: number;
            };
            switches?: {
                /** No more bombarding ships than landed units */
                bombardmentLimited?: boolean;
                /** Submarines fire once before they submerge */
                submergeAfterShot?: boolean;
                /** Attacking fighters need a carrier to land on */
                attackerCarriers?: boolean;
            };
            report?: {
                /** Joint table of both sides */
                joint?: boolean;
                /** Round-by-round odds up to round */
                rounds?: number;
                /** Stop-or-continue table */
                stopTable?: boolean;
                /** Orders of loss against each other */
                orders?: boolean;
                /** What one more unit adds */
                deltas?: boolean;
                /** Exact tables over all waves */
                allWaves?: boolean;
                /** A battle already played: what was left */
                played?: {
                    attackerLeft: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    defenderLeft: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                } | null;
                /** Dice thrown so far: was it luck? */
                rolled?: {
                    /** Attacker */
                    attacker: {
                        /** Dice that hit on 1, on 2 or less, and so on */
                        dice: number[];
                        /** Hits */
                        hits?: number;
                        /** Volleys that are not judged */
                        unread?: number;
                    };
                    /** Defender */
                    defender: {
                        /** Dice that hit on 1, on 2 or less, and so on */
                        dice: number[];
                        /** Hits */
                        hits?: number;
                        /** Volleys that are not judged */
                        unread?: number;
                    };
                } | null;
            };
            /**
             * Advise me
             * @description Tries the decisions you have and names the best three.
             */
            advise?: boolean;
        };
        /**
         * Amphibious assault: input
         * @description Does the landing come ashore and take the territory, sea battle and cargo included?
         */
        AxisAmphibiousInput: {
            sea?: {
                attack?: {
                    units?: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    /** Order of loss */
                    orderOfLoss?: ("standard" | "cheapest" | "optimal") | string[];
                    /** Land units kept alive to take the territory */
                    takes?: number;
                };
                defense?: {
                    units?: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    /** Order of loss */
                    orderOfLoss?: ("standard" | "cheapest" | "optimal") | string[];
                    /** AA guns lost last but one */
                    aaLast?: boolean;
                };
                /**
                 * Attacking submarines submerge
                 * @description A number: so many dive, the others fight on.
                 */
                attackerSubmerges?: boolean | number;
                /**
                 * Defending submarines submerge
                 * @description A number: so many dive, the others fight on.
                 */
                defenderSubmerges?: boolean | number;
                /** Attacker keeps the last destroyer */
                attackerKeepsDestroyer?: boolean;
                /** Defender keeps the last destroyer */
                defenderKeepsDestroyer?: boolean;
                /** Defending aircraft without a carrier crash */
                crashFighters?: boolean;
                /**
                 * Rounds
                 * @description Left open: to the end.
                 */
                rounds?: number | null;
                retreat?: {
                    /** Retreat with this many units left or fewer */
                    unitsAtMost?: number | null;
                    /** Retreat when fighting on earns less than */
                    profitBelow?: number | null;
                    /** Retreat when the win chance is below */
                    winChanceBelow?: number | null;
                    /**
                     * What winning means
                     * @description Left open: taking the territory on land, destroying the defenders at sea.
                     */
                    winMeans?: ("takes" | "destroys") | null;
                    /** Stop before I conquer if the chance is over */
                    killChanceAbove?: number | null;
                    /** Retreat when the chance to lose a plane next round is above */
                    airLossChanceAbove?: number | null;
                    /** Stop at the best moment */
                    optimal?: ("profit" | "winChance") | null;
                    /** Deadzone, for the retreat decision only */
                    deadzone?: boolean | null;
                    /** Territory value, for the retreat decision only */
                    territoryValue?: number | null;
                };
            };
            /**
             * Transport loads
             * @description One load for each transport, in the order in which they are lost; empty transports are lost first.
             */
            cargo?: {
                /** infantry */
                inf?: number;
                /** artillery */
                art?: number;
                /** tank */
                arm?: number;
            }[];
            land?: {
                /**
                 * Rounds
                 * @description Left open: to the end.
                 */
                rounds?: number | null;
                retreat?: {
                    /** Retreat with this many units left or fewer */
                    unitsAtMost?: number | null;
                    /** Retreat when fighting on earns less than */
                    profitBelow?: number | null;
                    /** Retreat when the win chance is below */
                    winChanceBelow?: number | null;
                    /**
                     * What winning means
                     * @description Left open: taking the territory on land, destroying the defenders at sea.
                     */
                    winMeans?: ("takes" | "destroys") | null;
                    /** Stop before I conquer if the chance is over */
                    killChanceAbove?: number | null;
                    /** Retreat when the chance to lose a plane next round is above */
                    airLossChanceAbove?: number | null;
                    /** Stop at the best moment */
                    optimal?: ("profit" | "winChance") | null;
                    /** Deadzone, for the retreat decision only */
                    deadzone?: boolean | null;
                    /** Territory value, for the retreat decision only */
                    territoryValue?: number | null;
                };
                attack?: {
                    units?: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    /** Order of loss */
                    orderOfLoss?: ("standard" | "cheapest" | "optimal") | string[];
                    /** Land units kept alive to take the territory */
                    takes?: number;
                };
                defense?: {
                    units?: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    /** Order of loss */
                    orderOfLoss?: ("standard" | "cheapest" | "optimal") | string[];
                    /** AA guns lost last but one */
                    aaLast?: boolean;
                };
            };
            /**
             * Dice
             * @enum {string}
             */
            dice?: "standard" | "lowLuck" | "biased";
            /** Value of the territory */
            territoryValue?: number;
            /** Units that take it will be killed next turn */
            deadzone?: boolean;
            switches?: {
                /** No more bombarding ships than landed units */
                bombardmentLimited?: boolean;
                /** Submarines fire once before they submerge */
                submergeAfterShot?: boolean;
                /** Attacking fighters need a carrier to land on */
                attackerCarriers?: boolean;
            };
            /**
             * Hits of submarines and aircraft
             * @enum {string}
             */
            hits?: "most" | "asListed";
            /**
             * Pass by transports that nobody guards
             * @description They stay, nothing is fought at sea, and the ships bombard.
             */
            ignoreTransports?: boolean;
            /**
             * Advise me
             * @description Tries the decisions you have and names the best three.
             */
            advise?: boolean;
        };
        /**
         * Strategic bombing: input
         * @description What does a bombing raid on an industrial complex cost and gain?
         */
        AxisBombingInput: {
            /**
             * Bombers
             * @description 12 IPC each.
             */
            bombers?: number;
            /**
             * Damage the complex can still take
             * @description Twice the value of its territory, less the damage it has.
             */
            capacity?: number;
            /** AA fire is over */
            inProgress?: boolean;
            /**
             * Dice
             * @enum {string}
             */
            dice?: "standard" | "lowLuck" | "biased";
            /**
             * Advise me
             * @description Tries the decisions you have and names the best three.
             */
            advise?: boolean;
        };
        /**
         * What to send: input
         * @description What is the least I must send, or leave, to be likely enough to win?
         */
        AxisRecommendInput: {
            waves?: {
                attack?: {
                    units?: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    /** Order of loss */
                    orderOfLoss?: ("standard" | "cheapest" | "optimal") | string[];
                    /** Land units kept alive to take the territory */
                    takes?: number;
                };
                defense?: {
                    units?: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    /** Order of loss */
                    orderOfLoss?: ("standard" | "cheapest" | "optimal") | string[];
                    /** AA guns lost last but one */
                    aaLast?: boolean;
                    /**
                     * Whose the defenders are
                     * @description In the order in which owners lose; units that are nobody’s here are lost last.
                     */
                    owners?: {
                        name: string;
                        units?: {
                            /**
                             * AA gun
                             * @description 5 IPC
                             */
                            aa?: number;
                            /**
                             * infantry
                             * @description 3 IPC
                             */
                            inf?: number;
                            /**
                             * landed infantry
                             * @description 3 IPC
                             */
                            inf_a?: number;
                            /**
                             * artillery
                             * @description 4 IPC
                             */
                            art?: number;
                            /**
                             * landed artillery
                             * @description 4 IPC
                             */
                            art_a?: number;
                            /**
                             * tank
                             * @description 6 IPC
                             */
                            arm?: number;
                            /**
                             * landed tank
                             * @description 6 IPC
                             */
                            arm_a?: number;
                            /**
                             * fighter
                             * @description 10 IPC
                             */
                            fig?: number;
                            /**
                             * bomber
                             * @description 12 IPC
                             */
                            bom?: number;
                            /**
                             * submarine
                             * @description 6 IPC
                             */
                            sub?: number;
                            /**
                             * destroyer
                             * @description 8 IPC
                             */
                            des?: number;
                            /**
                             * cruiser
                             * @description 12 IPC
                             */
                            cru?: number;
                            /**
                             * carrier
                             * @description 14 IPC
                             */
                            acc?: number;
                            /**
                             * battleship
                             * @description 20 IPC
                             */
                            bat?: number;
                            /**
                             * damaged battleship
                             * @description 20 IPC
                             */
                            dbat?: number;
                            /**
                             * transport
                             * @description 7 IPC
                             */
                            tra?: number;
                        };
                    }[];
                    /**
                     * Owners lose
                     * @enum {string}
                     */
                    ownersLose?: "byKind" | "byOwner";
                };
                /**
                 * Attacking submarines submerge
                 * @description A number: so many dive, the others fight on.
                 */
                attackerSubmerges?: boolean | number;
                /**
                 * Defending submarines submerge
                 * @description A number: so many dive, the others fight on.
                 */
                defenderSubmerges?: boolean | number;
                /** Attacker keeps the last destroyer */
                attackerKeepsDestroyer?: boolean;
                /** Defender keeps the last destroyer */
                defenderKeepsDestroyer?: boolean;
                /** Defending aircraft without a carrier crash */
                crashFighters?: boolean;
                /**
                 * Rounds
                 * @description Left open: to the end.
                 */
                rounds?: number | null;
                retreat?: {
                    /** Retreat with this many units left or fewer */
                    unitsAtMost?: number | null;
                    /** Retreat when fighting on earns less than */
                    profitBelow?: number | null;
                    /** Retreat when the win chance is below */
                    winChanceBelow?: number | null;
                    /**
                     * What winning means
                     * @description Left open: taking the territory on land, destroying the defenders at sea.
                     */
                    winMeans?: ("takes" | "destroys") | null;
                    /** Stop before I conquer if the chance is over */
                    killChanceAbove?: number | null;
                    /** Retreat when the chance to lose a plane next round is above */
                    airLossChanceAbove?: number | null;
                    /** Stop at the best moment */
                    optimal?: ("profit" | "winChance") | null;
                    /** Deadzone, for the retreat decision only */
                    deadzone?: boolean | null;
                    /** Territory value, for the retreat decision only */
                    territoryValue?: number | null;
                };
                /**
                 * Units that leave before this wave
                 * @description As many of the defenders left as are there: aircraft that fly home, tanks that are moved away.
                 */
                leaves?: {
                    /**
                     * AA gun
                     * @description 5 IPC
                     */
                    aa?: number;
                    /**
                     * infantry
                     * @description 3 IPC
                     */
                    inf?: number;
                    /**
                     * landed infantry
                     * @description 3 IPC
                     */
                    inf_a?: number;
                    /**
                     * artillery
                     * @description 4 IPC
                     */
                    art?: number;
                    /**
                     * landed artillery
                     * @description 4 IPC
                     */
                    art_a?: number;
                    /**
                     * tank
                     * @description 6 IPC
                     */
                    arm?: number;
                    /**
                     * landed tank
                     * @description 6 IPC
                     */
                    arm_a?: number;
                    /**
                     * fighter
                     * @description 10 IPC
                     */
                    fig?: number;
                    /**
                     * bomber
                     * @description 12 IPC
                     */
                    bom?: number;
                    /**
                     * submarine
                     * @description 6 IPC
                     */
                    sub?: number;
                    /**
                     * destroyer
                     * @description 8 IPC
                     */
                    des?: number;
                    /**
                     * cruiser
                     * @description 12 IPC
                     */
                    cru?: number;
                    /**
                     * carrier
                     * @description 14 IPC
                     */
                    acc?: number;
                    /**
                     * battleship
                     * @description 20 IPC
                     */
                    bat?: number;
                    /**
                     * damaged battleship
                     * @description 20 IPC
                     */
                    dbat?: number;
                    /**
                     * transport
                     * @description 7 IPC
                     */
                    tra?: number;
                };
                /** The conqueror of the wave before defends */
                conquerorDefends?: boolean;
            }[];
            /** Sea battle */
            naval?: boolean;
            /** Already begun: no AA fire in the first wave */
            inProgress?: boolean;
            /**
             * Dice
             * @enum {string}
             */
            dice?: "standard" | "lowLuck" | "biased";
            /** Value of the territory */
            territoryValue?: number;
            /** Units that take it will be killed next turn */
            deadzone?: boolean;
            /** May call the attack off before it begins */
            retreatBeforeBattle?: boolean;
            /** Count what later waves will earn when deciding to retreat */
            valueFutureWaves?: boolean;
            /**
             * Hits of submarines and aircraft
             * @enum {string}
             */
            hits?: "most" | "asListed";
            /**
             * Leave out states less likely than
             * @description 0 is exact.
             */
            prune?: number;
            /** What a lost unit counts */
            values?: ("ipc" | "count" | "power") | {
                /** AA gun */
                aa?: number;
                /** infantry */
                inf?: number;
                /** landed infantry */
                inf_a?: number;
                /** artillery */
                art?: number;
                /** landed artillery */
                art_a?: number;
                /** tank */
                arm?: number;
                /** landed tank */
                arm_a?: number;
                /** fighter */
                fig?: number;
                /** bomber */
                bom?: number;
                /** submarine */
                sub?: number;
                /** destroyer */
                des?: number;
                /** cruiser */
                cru?: number;
                /** carrier */
                acc?: number;
                /** battleship */
                bat?: number;
                /** damaged battleship */
                dbat?: number;
                /** transport */
                tra?: number;
            };
            switches?: {
                /** No more bombarding ships than landed units */
                bombardmentLimited?: boolean;
                /** Submarines fire once before they submerge */
                submergeAfterShot?: boolean;
                /** Attacking fighters need a carrier to land on */
                attackerCarriers?: boolean;
            };
            report?: {
                /** Joint table of both sides */
                joint?: boolean;
                /** Round-by-round odds up to round */
                rounds?: number;
                /** Stop-or-continue table */
                stopTable?: boolean;
                /** Orders of loss against each other */
                orders?: boolean;
                /** What one more unit adds */
                deltas?: boolean;
                /** Exact tables over all waves */
                allWaves?: boolean;
                /** A battle already played: what was left */
                played?: {
                    attackerLeft: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    defenderLeft: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                } | null;
                /** Dice thrown so far: was it luck? */
                rolled?: {
                    /** Attacker */
                    attacker: {
                        /** Dice that hit on 1, on 2 or less, and so on */
                        dice: number[];
                        /** Hits */
                        hits?: number;
                        /** Volleys that are not judged */
                        unread?: number;
                    };
                    /** Defender */
                    defender: {
                        /** Dice that hit on 1, on 2 or less, and so on */
                        dice: number[];
                        /** Hits */
                        hits?: number;
                        /** Volleys that are not judged */
                        unread?: number;
                    };
                } | null;
            };
            /**
             * Recommend for
             * @enum {string}
             */
            side?: "attacker" | "defender";
            /** Goal */
            goal?: {
                winChance: number;
            } | "maxProfit";
            /**
             * What counts as winning
             * @description Left open: taking the territory on land, clearing the zone at sea. For a defender, keeping that from happening.
             */
            criterion?: ("takes" | "clears" | "survives") | null;
            /** At least these units */
            minArmy?: {
                /**
                 * AA gun
                 * @description 5 IPC
                 */
                aa?: number;
                /**
                 * infantry
                 * @description 3 IPC
                 */
                inf?: number;
                /**
                 * landed infantry
                 * @description 3 IPC
                 */
                inf_a?: number;
                /**
                 * artillery
                 * @description 4 IPC
                 */
                art?: number;
                /**
                 * landed artillery
                 * @description 4 IPC
                 */
                art_a?: number;
                /**
                 * tank
                 * @description 6 IPC
                 */
                arm?: number;
                /**
                 * landed tank
                 * @description 6 IPC
                 */
                arm_a?: number;
                /**
                 * fighter
                 * @description 10 IPC
                 */
                fig?: number;
                /**
                 * bomber
                 * @description 12 IPC
                 */
                bom?: number;
                /**
                 * submarine
                 * @description 6 IPC
                 */
                sub?: number;
                /**
                 * destroyer
                 * @description 8 IPC
                 */
                des?: number;
                /**
                 * cruiser
                 * @description 12 IPC
                 */
                cru?: number;
                /**
                 * carrier
                 * @description 14 IPC
                 */
                acc?: number;
                /**
                 * battleship
                 * @description 20 IPC
                 */
                bat?: number;
                /**
                 * damaged battleship
                 * @description 20 IPC
                 */
                dbat?: number;
                /**
                 * transport
                 * @description 7 IPC
                 */
                tra?: number;
            };
            /**
             * Territories to hold with one stock of defenders
             * @description The defenders of the first wave are split over these attacks.
             */
            territories?: {
                name?: string;
                attack?: {
                    units?: {
                        /**
                         * AA gun
                         * @description 5 IPC
                         */
                        aa?: number;
                        /**
                         * infantry
                         * @description 3 IPC
                         */
                        inf?: number;
                        /**
                         * landed infantry
                         * @description 3 IPC
                         */
                        inf_a?: number;
                        /**
                         * artillery
                         * @description 4 IPC
                         */
                        art?: number;
                        /**
                         * landed artillery
                         * @description 4 IPC
                         */
                        art_a?: number;
                        /**
                         * tank
                         * @description 6 IPC
                         */
                        arm?: number;
                        /**
                         * landed tank
                         * @description 6 IPC
                         */
                        arm_a?: number;
                        /**
                         * fighter
                         * @description 10 IPC
                         */
                        fig?: number;
                        /**
                         * bomber
                         * @description 12 IPC
                         */
                        bom?: number;
                        /**
                         * submarine
                         * @description 6 IPC
                         */
                        sub?: number;
                        /**
                         * destroyer
                         * @description 8 IPC
                         */
                        des?: number;
                        /**
                         * cruiser
                         * @description 12 IPC
                         */
                        cru?: number;
                        /**
                         * carrier
                         * @description 14 IPC
                         */
                        acc?: number;
                        /**
                         * battleship
                         * @description 20 IPC
                         */
                        bat?: number;
                        /**
                         * damaged battleship
                         * @description 20 IPC
                         */
                        dbat?: number;
                        /**
                         * transport
                         * @description 7 IPC
                         */
                        tra?: number;
                    };
                    orderOfLoss?: ("standard" | "cheapest" | "optimal") | string[];
                };
            }[];
            /** Territories that must be held */
            hold?: number;
        };
        /**
         * Shoot
         * @description How much damage does this shooting attack do, and does it kill?
         */
        KillteamShootRequest: {
            /** @constant */
            calculator: "killteam/shoot";
            input: components["schemas"]["KillteamShootInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Fight
         * @description Who is left standing after this fight, and with how many wounds?
         */
        KillteamFightRequest: {
            /** @constant */
            calculator: "killteam/fight";
            input: components["schemas"]["KillteamFightInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Strike or parry
         * @description With these dice on the table, which action is best now?
         */
        KillteamChoiceRequest: {
            /** @constant */
            calculator: "killteam/choice";
            input: components["schemas"]["KillteamChoiceInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Attack
         * @description How many wounds do these attacks cause, and how many models fall?
         */
        FantasyAttackRequest: {
            /** @constant */
            calculator: "fantasy/attack";
            input: components["schemas"]["FantasyAttackInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Combat
         * @description Two units fight: who loses how much?
         */
        FantasyCombatRequest: {
            /** @constant */
            calculator: "fantasy/combat";
            input: components["schemas"]["FantasyCombatInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Battle
         * @description Two units meet: who wins the combat, and who runs?
         */
        FantasyBattleRequest: {
            /** @constant */
            calculator: "fantasy/battle";
            input: components["schemas"]["FantasyBattleInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Two against one
         * @description Two units fight one, in front and in its flank: who wins the combat, and who runs?
         */
        FantasyMultipleRequest: {
            /** @constant */
            calculator: "fantasy/multiple";
            input: components["schemas"]["FantasyMultipleInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Attack
         * @description What does this unit do to that one in one attack?
         */
        GrimdarkAttackRequest: {
            /** @constant */
            calculator: "grimdark/attack";
            input: components["schemas"]["GrimdarkAttackInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Duel
         * @description Which of two units wins, in nine scenarios?
         */
        GrimdarkDuelRequest: {
            /** @constant */
            calculator: "grimdark/duel";
            input: components["schemas"]["GrimdarkDuelInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Attack
         * @description What does this unit do to that one?
         */
        Wh40kAttackRequest: {
            /** @constant */
            calculator: "wh40k/attack";
            input: components["schemas"]["Wh40kAttackInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Charge
         * @description Does the charge arrive, and what does the unit do then?
         */
        Wh40kChargeRequest: {
            /** @constant */
            calculator: "wh40k/charge";
            input: components["schemas"]["Wh40kChargeInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Battle-shock
         * @description Does the unit pass its Battle-shock test?
         */
        Wh40kBattleshockRequest: {
            /** @constant */
            calculator: "wh40k/battleshock";
            input: components["schemas"]["Wh40kBattleshockInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Melee
         * @description Two units fight: what does each lose?
         */
        Wh40kMeleeRequest: {
            /** @constant */
            calculator: "wh40k/melee";
            input: components["schemas"]["Wh40kMeleeInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Battle
         * @description Do I take it, what is left, and when should I retreat?
         */
        AxisBattleRequest: {
            /** @constant */
            calculator: "axis/battle";
            input: components["schemas"]["AxisBattleInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Amphibious assault
         * @description Does the landing come ashore and take the territory, sea battle and cargo included?
         */
        AxisAmphibiousRequest: {
            /** @constant */
            calculator: "axis/amphibious";
            input: components["schemas"]["AxisAmphibiousInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Strategic bombing
         * @description What does a bombing raid on an industrial complex cost and gain?
         */
        AxisBombingRequest: {
            /** @constant */
            calculator: "axis/bombing";
            input: components["schemas"]["AxisBombingInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * What to send
         * @description What is the least I must send, or leave, to be likely enough to win?
         */
        AxisRecommendRequest: {
            /** @constant */
            calculator: "axis/recommend";
            input: components["schemas"]["AxisRecommendInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Calculation request
         * @description One battle for one calculator.
         */
        CalculationRequest: components["schemas"]["KillteamShootRequest"] | components["schemas"]["KillteamFightRequest"] | components["schemas"]["KillteamChoiceRequest"] | components["schemas"]["FantasyAttackRequest"] | components["schemas"]["FantasyCombatRequest"] | components["schemas"]["FantasyBattleRequest"] | components["schemas"]["FantasyMultipleRequest"] | components["schemas"]["GrimdarkAttackRequest"] | components["schemas"]["GrimdarkDuelRequest"] | components["schemas"]["Wh40kAttackRequest"] | components["schemas"]["Wh40kChargeRequest"] | components["schemas"]["Wh40kBattleshockRequest"] | components["schemas"]["Wh40kMeleeRequest"] | components["schemas"]["AxisBattleRequest"] | components["schemas"]["AxisAmphibiousRequest"] | components["schemas"]["AxisBombingRequest"] | components["schemas"]["AxisRecommendRequest"];
        /**
         * Batch request
         * @description Battles, each with an id of your choice that comes back with its answer.
         */
        BatchRequest: ({
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "killteam/shoot";
            input: components["schemas"]["KillteamShootInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "killteam/fight";
            input: components["schemas"]["KillteamFightInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "killteam/choice";
            input: components["schemas"]["KillteamChoiceInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "fantasy/attack";
            input: components["schemas"]["FantasyAttackInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "fantasy/combat";
            input: components["schemas"]["FantasyCombatInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "fantasy/battle";
            input: components["schemas"]["FantasyBattleInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "fantasy/multiple";
            input: components["schemas"]["FantasyMultipleInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "grimdark/attack";
            input: components["schemas"]["GrimdarkAttackInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "grimdark/duel";
            input: components["schemas"]["GrimdarkDuelInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "wh40k/attack";
            input: components["schemas"]["Wh40kAttackInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "wh40k/charge";
            input: components["schemas"]["Wh40kChargeInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "wh40k/battleshock";
            input: components["schemas"]["Wh40kBattleshockInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "wh40k/melee";
            input: components["schemas"]["Wh40kMeleeInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "axis/battle";
            input: components["schemas"]["AxisBattleInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "axis/amphibious";
            input: components["schemas"]["AxisAmphibiousInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "axis/bombing";
            input: components["schemas"]["AxisBombingInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @description Comes back with the answer. */
            id?: string | number | null;
            /** @constant */
            calculator: "axis/recommend";
            input: components["schemas"]["AxisRecommendInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        })[];
        /**
         * Question: matrix
         * @description One figure for every pair of rows and columns.
         */
        MatrixQuestion: {
            /** @constant */
            kind: "matrix";
            calculator: string;
            /** @enum {string} */
            language?: "en" | "de";
            input?: unknown;
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            rows: {
                title: string;
                input?: unknown;
                points?: number;
                attacks?: {
                    title: string;
                    input?: unknown;
                }[];
            }[] | components["schemas"]["ArmyListEntries"];
            columns: {
                title: string;
                input?: unknown;
                points?: number;
                attacks?: {
                    title: string;
                    input?: unknown;
                }[];
            }[] | components["schemas"]["ArmyListEntries"];
            situations?: {
                title: string;
                input?: unknown;
                points?: number;
                attacks?: {
                    title: string;
                    input?: unknown;
                }[];
            }[];
            figure?: string;
            ownDice?: boolean;
        };
        /**
         * Question: sweep
         * @description Figures while one or two fields run through their values.
         */
        SweepQuestion: {
            /** @constant */
            kind: "sweep";
            calculator: string;
            /** @enum {string} */
            language?: "en" | "de";
            input?: unknown;
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            axes: ({
                path: string;
                values: unknown[];
            } | {
                path: string;
                from: number;
                to: number;
                step?: number;
            })[];
            figures?: string[];
        };
        /**
         * Question: sensitivity
         * @description What a step of every field changes.
         */
        SensitivityQuestion: {
            /** @constant */
            kind: "sensitivity";
            calculator: string;
            /** @enum {string} */
            language?: "en" | "de";
            input?: unknown;
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            figure?: string;
        };
        /**
         * Question: seek
         * @description The least change that reaches a target.
         */
        SeekQuestion: {
            /** @constant */
            kind: "seek";
            calculator: string;
            /** @enum {string} */
            language?: "en" | "de";
            input?: unknown;
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            path?: string;
            paths?: string[];
            figure?: string;
            target: number;
            /** @enum {string} */
            reach?: "atLeast" | "atMost";
            /** @enum {string} */
            prefer?: "least" | "greatest";
            values?: unknown[];
        };
        /**
         * Question: compare
         * @description Two situations beside each other.
         */
        CompareQuestion: {
            /** @constant */
            kind: "compare";
            calculator: string;
            /** @enum {string} */
            language?: "en" | "de";
            input?: unknown;
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            first: {
                title?: string;
                input?: unknown;
            };
            second: {
                title?: string;
                input?: unknown;
            };
        };
        /**
         * Question: plan
         * @description Who fires at what, in which order, as a policy.
         */
        PlanQuestion: {
            /** @constant */
            kind: "plan";
            calculator: string;
            /** @enum {string} */
            language?: "en" | "de";
            input?: unknown;
            shooters: {
                title: string;
                input?: unknown;
                points?: number;
                attacks?: {
                    title?: string;
                    targets?: string[];
                    input?: unknown;
                }[];
            }[] | components["schemas"]["ArmyListEntries"];
            targets: {
                title: string;
                points?: number;
                input?: unknown;
            }[] | components["schemas"]["ArmyListEntries"];
            /** @enum {string} */
            objective?: "points" | "unitPoints" | "units" | "kill";
            focus?: string[];
            /** @enum {string} */
            order?: "free" | "given";
            commandReroll?: boolean;
            prune?: number;
            /** @enum {string} */
            method?: "auto" | "exact";
            iterations?: number;
            seed?: number;
        };
        /**
         * Question: efficiency
         * @description Damage and points destroyed per point spent.
         */
        EfficiencyQuestion: {
            /** @constant */
            kind: "efficiency";
            calculator: string;
            /** @enum {string} */
            language?: "en" | "de";
            input?: unknown;
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            rows: {
                title: string;
                bearer?: string;
                points: number;
                attack?: unknown;
                target?: unknown;
            }[] | components["schemas"]["ArmyListEntries"];
            columns: {
                title: string;
                bearer?: string;
                points: number;
                attack?: unknown;
                target?: unknown;
            }[] | components["schemas"]["ArmyListEntries"];
            situations?: {
                title: string;
                input?: unknown;
                points?: number;
                attacks?: {
                    title: string;
                    input?: unknown;
                }[];
            }[];
        };
        /**
         * Question: lists
         * @description Army lists against each other, and which to bring.
         */
        ListsQuestion: {
            /** @constant */
            kind: "lists";
            calculator: string;
            /** @enum {string} */
            language?: "en" | "de";
            input?: unknown;
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            mine: {
                title: string;
                units: {
                    title: string;
                    bearer?: string;
                    points: number;
                    attack?: unknown;
                    target?: unknown;
                }[];
            }[];
            theirs: {
                title: string;
                units: {
                    title: string;
                    bearer?: string;
                    points: number;
                    attack?: unknown;
                    target?: unknown;
                }[];
            }[];
            values?: number[][];
        };
        /**
         * Question: pairing
         * @description Who plays whom in a team match; its fields are described in packages/analysis/src/pairing/README.md.
         */
        PairingQuestion: {
            /** @constant */
            kind: "pairing";
        } & {
            [key: string]: unknown;
        };
        /**
         * Army list
         * @description An army list in any format that is read, or typical targets of the game.
         */
        ArmyListEntries: {
            /** @description The list as text. */
            list: string;
            /** @description Only these, by their names. */
            units?: string[];
            /**
             * @description Shooting where it is left out.
             * @enum {unknown}
             */
            phase?: "shooting" | "melee";
        } | {
            /** @constant */
            archetypes: true;
        };
        /**
         * Question: simulate
         * @description A calculation request that takes long.
         */
        SimulateQuestion: {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "killteam/shoot";
            input: components["schemas"]["KillteamShootInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "killteam/fight";
            input: components["schemas"]["KillteamFightInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "killteam/choice";
            input: components["schemas"]["KillteamChoiceInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "fantasy/attack";
            input: components["schemas"]["FantasyAttackInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "fantasy/combat";
            input: components["schemas"]["FantasyCombatInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "fantasy/battle";
            input: components["schemas"]["FantasyBattleInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "fantasy/multiple";
            input: components["schemas"]["FantasyMultipleInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "grimdark/attack";
            input: components["schemas"]["GrimdarkAttackInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "grimdark/duel";
            input: components["schemas"]["GrimdarkDuelInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "wh40k/attack";
            input: components["schemas"]["Wh40kAttackInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "wh40k/charge";
            input: components["schemas"]["Wh40kChargeInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "wh40k/battleshock";
            input: components["schemas"]["Wh40kBattleshockInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "wh40k/melee";
            input: components["schemas"]["Wh40kMeleeInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "axis/battle";
            input: components["schemas"]["AxisBattleInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "axis/amphibious";
            input: components["schemas"]["AxisAmphibiousInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "axis/bombing";
            input: components["schemas"]["AxisBombingInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        } | {
            /** @constant */
            kind: "simulate";
            /** @constant */
            calculator: "axis/recommend";
            input: components["schemas"]["AxisRecommendInput"];
            /** @enum {string} */
            method?: "auto" | "exact" | "simulate";
            iterations?: number;
            seed?: number;
            /** @enum {string} */
            language?: "en" | "de";
            precision?: number;
        };
        /**
         * Job question
         * @description An analysis with the fields of its kind, or a calculation request.
         */
        JobQuestion: components["schemas"]["MatrixQuestion"] | components["schemas"]["SweepQuestion"] | components["schemas"]["SensitivityQuestion"] | components["schemas"]["SeekQuestion"] | components["schemas"]["CompareQuestion"] | components["schemas"]["PlanQuestion"] | components["schemas"]["EfficiencyQuestion"] | components["schemas"]["ListsQuestion"] | components["schemas"]["PairingQuestion"] | components["schemas"]["SimulateQuestion"];
        /**
         * Shoot: answer
         * @description How much damage does this shooting attack do, and does it kill? Figures that depend on the input are not required.
         */
        KillteamShootAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "killteam/shoot";
            summary: {
                /** Kill chance */
                killChance: number;
                /** Mean damage */
                meanDamage: number;
                /** Crit chance */
                critChance: number;
            };
            distributions: {
                damage: components["schemas"]["Distribution"];
            };
        };
        /**
         * Fight: answer
         * @description Who is left standing after this fight, and with how many wounds? Figures that depend on the input are not required.
         */
        KillteamFightAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "killteam/fight";
            summary: {
                /** First dies */
                firstDies: number;
                /** Second dies */
                secondDies: number;
                /** Both survive */
                bothSurvive: number;
                /** Both die */
                bothDie: number;
            };
            distributions: {
                firstWounds: components["schemas"]["Distribution"];
                secondWounds: components["schemas"]["Distribution"];
            };
        };
        /**
         * Strike or parry: answer
         * @description With these dice on the table, which action is best now? Figures that depend on the input are not required.
         */
        KillteamChoiceAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "killteam/choice";
            summary: {
                /** Enemy dies */
                enemyDies: number;
                /** Self dies */
                selfDies: number;
                /** Kill value */
                killValue: number;
                /** Damage value */
                damageValue: number;
            };
            distributions: {
                firstWounds: components["schemas"]["Distribution"];
                secondWounds: components["schemas"]["Distribution"];
            };
        };
        /**
         * Attack: answer
         * @description How many wounds do these attacks cause, and how many models fall? Figures that depend on the input are not required.
         */
        FantasyAttackAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "fantasy/attack";
            summary: {
                /** Mean wounds */
                meanWounds: number;
                /** Wound chance */
                woundChance: number;
                /** Mean slain */
                meanSlain?: number;
                /** Wipe chance */
                wipeChance?: number;
            };
            distributions: {
                wounds: components["schemas"]["Distribution"];
                slain?: components["schemas"]["Distribution"];
            };
        };
        /**
         * Combat: answer
         * @description Two units fight: who loses how much? Figures that depend on the input are not required.
         */
        FantasyCombatAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "fantasy/combat";
            summary: {
                /** First ahead */
                firstAhead: number;
                /** Second ahead */
                secondAhead: number;
                /** Even */
                even: number;
                /** First destroyed */
                firstDestroyed: number;
                /** Second destroyed */
                secondDestroyed: number;
                /** First mean lost */
                firstMeanLost: number;
                /** Second mean lost */
                secondMeanLost: number;
            };
            distributions: {
                firstLost: components["schemas"]["Distribution"];
                secondLost: components["schemas"]["Distribution"];
            };
        };
        /**
         * Battle: answer
         * @description Two units meet: who wins the combat, and who runs? Figures that depend on the input are not required.
         */
        FantasyBattleAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "fantasy/battle";
            summary: {
                /** Second breaks */
                secondBreaks: number;
                /** Second destroyed */
                secondDestroyed: number;
                /** Second falls back */
                secondFallsBack: number;
                /** First breaks */
                firstBreaks: number;
                /** First destroyed */
                firstDestroyed: number;
                /** First falls back */
                firstFallsBack: number;
                /** Both destroyed */
                bothDestroyed: number;
                /** Still fighting */
                stillFighting: number;
            };
            distributions: {
                firstLost: components["schemas"]["Distribution"];
                secondLost: components["schemas"]["Distribution"];
                firstSlain: components["schemas"]["Distribution"];
                secondSlain: components["schemas"]["Distribution"];
            };
        };
        /**
         * Two against one: answer
         * @description Two units fight one, in front and in its flank: who wins the combat, and who runs? Figures that depend on the input are not required.
         */
        FantasyMultipleAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "fantasy/multiple";
            summary: {
                /** Second breaks */
                secondBreaks: number;
                /** Second falls back */
                secondFallsBack: number;
                /** Second destroyed */
                secondDestroyed: number;
                /** First breaks */
                firstBreaks: number;
                /** First falls back */
                firstFallsBack: number;
                /** First destroyed */
                firstDestroyed: number;
                /** Ally breaks */
                allyBreaks: number;
                /** Ally falls back */
                allyFallsBack: number;
                /** Ally destroyed */
                allyDestroyed: number;
            };
            distributions: {
                secondLost: components["schemas"]["Distribution"];
                firstLost: components["schemas"]["Distribution"];
                allyLost: components["schemas"]["Distribution"];
                secondSlain: components["schemas"]["Distribution"];
                firstSlain: components["schemas"]["Distribution"];
                allySlain: components["schemas"]["Distribution"];
            };
        };
        /**
         * Attack: answer
         * @description What does this unit do to that one in one attack? Figures that depend on the input are not required.
         */
        GrimdarkAttackAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "grimdark/attack";
            summary: {
                /** Wipe chance */
                wipeChance: number;
                /** Half chance */
                halfChance: number;
                /** Mean hits */
                meanHits: number;
                /** Mean wounds */
                meanWounds: number;
                /** Mean kills */
                meanKills: number;
            };
            distributions: {
                hits: components["schemas"]["Distribution"];
                wounds: components["schemas"]["Distribution"];
                kills: components["schemas"]["Distribution"];
            };
        };
        /**
         * Duel: answer
         * @description Which of two units wins, in nine scenarios? Figures that depend on the input are not required.
         */
        GrimdarkDuelAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "grimdark/duel";
            summary: {
                /** Win */
                win: number;
                /** Draw */
                draw: number;
                /** Loss */
                loss: number;
                /** Best win */
                bestWin: number;
                /** Worst win */
                worstWin: number;
                /** Attacker holds */
                attackerHolds: number;
                /** Defender holds */
                defenderHolds: number;
                /** Mean attacker points lost */
                meanAttackerPointsLost: number;
                /** Mean defender points lost */
                meanDefenderPointsLost: number;
                /** Mean points traded */
                meanPointsTraded: number;
            };
            distributions: Record<string, never>;
        };
        /**
         * Attack: answer
         * @description What does this unit do to that one? Figures that depend on the input are not required.
         */
        Wh40kAttackAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "wh40k/attack";
            summary: {
                /** Wipe chance */
                wipeChance: number;
                /** Below half chance */
                belowHalfChance: number;
                /** Mean damage */
                meanDamage: number;
                /** Mean slain */
                meanSlain: number;
                /** Mean wasted */
                meanWasted: number;
                /** Battle shock chance */
                battleShockChance?: number;
                /** Points destroyed */
                pointsDestroyed?: number;
                /** Points per point */
                pointsPerPoint?: number;
            };
            distributions: {
                damage: components["schemas"]["Distribution"];
                slain: components["schemas"]["Distribution"];
                remaining: components["schemas"]["Distribution"];
                ownWounds?: components["schemas"]["Distribution"];
                ownSlain?: components["schemas"]["Distribution"];
            };
        };
        /**
         * Charge: answer
         * @description Does the charge arrive, and what does the unit do then? Figures that depend on the input are not required.
         */
        Wh40kChargeAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "wh40k/charge";
            summary: {
                /** Charge chance */
                chargeChance: number;
                /** Roll needed */
                rollNeeded: number;
                /** Wipe chance */
                wipeChance?: number;
                /** Below half chance */
                belowHalfChance?: number;
                /** Mean damage */
                meanDamage?: number;
                /** Mean slain */
                meanSlain?: number;
            };
            distributions: {
                roll: components["schemas"]["Distribution"];
                damage?: components["schemas"]["Distribution"];
                slain?: components["schemas"]["Distribution"];
            };
        };
        /**
         * Battle-shock: answer
         * @description Does the unit pass its Battle-shock test? Figures that depend on the input are not required.
         */
        Wh40kBattleshockAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "wh40k/battleshock";
            summary: {
                /** Test required */
                testRequired: number;
                /** Pass chance */
                passChance: number;
                /** Shock chance */
                shockChance: number;
            };
            distributions: {
                roll: components["schemas"]["Distribution"];
            };
        };
        /**
         * Melee: answer
         * @description Two units fight: what does each lose? Figures that depend on the input are not required.
         */
        Wh40kMeleeAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "wh40k/melee";
            summary: {
                /** Second wipe chance */
                secondWipeChance: number;
                /** First wipe chance */
                firstWipeChance: number;
                /** Mean second slain */
                meanSecondSlain: number;
                /** Mean first slain */
                meanFirstSlain: number;
                /** First points lost */
                firstPointsLost?: number;
                /** Second points lost */
                secondPointsLost?: number;
                /** Points traded */
                pointsTraded?: number;
            };
            distributions: {
                firstDamage: components["schemas"]["Distribution"];
                secondDamage: components["schemas"]["Distribution"];
                firstSlain: components["schemas"]["Distribution"];
                secondSlain: components["schemas"]["Distribution"];
            };
        };
        /**
         * Battle: answer
         * @description Do I take it, what is left, and when should I retreat? Figures that depend on the input are not required.
         */
        AxisBattleAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "axis/battle";
            summary: {
                /** Win chance */
                winChance: number;
                /** Draw chance */
                drawChance: number;
                /** Loss chance */
                lossChance: number;
                /** Standoff chance */
                standoffChance: number;
                /** Takes chance */
                takesChance: number;
                /** Attacker loss */
                attackerLoss: number;
                /** Defender loss */
                defenderLoss: number;
                /** Profit */
                profit: number;
                /** Rounds */
                rounds: number;
                /** Holds chance */
                holdsChance?: number;
            };
            distributions: {
                attackerLoss?: components["schemas"]["Distribution"];
                defenderLoss?: components["schemas"]["Distribution"];
                profit?: components["schemas"]["Distribution"];
            };
        };
        /**
         * Amphibious assault: answer
         * @description Does the landing come ashore and take the territory, sea battle and cargo included? Figures that depend on the input are not required.
         */
        AxisAmphibiousAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "axis/amphibious";
            summary: {
                /** Clears chance */
                clearsChance: number;
                /** Lands chance */
                landsChance: number;
                /** Takes chance */
                takesChance: number;
                /** Win chance */
                winChance: number;
                /** Cargo lost */
                cargoLost: number;
                /** Attacker loss */
                attackerLoss: number;
                /** Defender loss */
                defenderLoss: number;
                /** Profit */
                profit: number;
                /** Rounds */
                rounds: number;
            };
            distributions: {
                profit: components["schemas"]["Distribution"];
            };
        };
        /**
         * Strategic bombing: answer
         * @description What does a bombing raid on an industrial complex cost and gain? Figures that depend on the input are not required.
         */
        AxisBombingAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "axis/bombing";
            summary: {
                /** Attacker survives */
                attackerSurvives: number;
                /** Capacity left */
                capacityLeft: number;
                /** Bombers lost */
                bombersLost: number;
                /** Attacker loss */
                attackerLoss: number;
                /** Damage */
                damage: number;
                /** Profit */
                profit: number;
            };
            distributions: {
                bombersLost: components["schemas"]["Distribution"];
                damage: components["schemas"]["Distribution"];
                profit: components["schemas"]["Distribution"];
            };
        };
        /**
         * What to send: answer
         * @description What is the least I must send, or leave, to be likely enough to win? Figures that depend on the input are not required.
         */
        AxisRecommendAnswer: components["schemas"]["Answer"] & {
            /** @constant */
            calculator: "axis/recommend";
            summary: {
                /** Chance */
                chance: number;
                /** Profit */
                profit?: number;
                /** Cost */
                cost?: number;
                /** Checked */
                checked: number;
                /** Hold1 */
                hold1?: number;
                /** Hold2 */
                hold2?: number;
                /** Hold3 */
                hold3?: number;
            };
            distributions: Record<string, never>;
        };
        /**
         * Calculation reply
         * @description The answer of the calculator that was asked.
         */
        CalculationReply: components["schemas"]["KillteamShootAnswer"] | components["schemas"]["KillteamFightAnswer"] | components["schemas"]["KillteamChoiceAnswer"] | components["schemas"]["FantasyAttackAnswer"] | components["schemas"]["FantasyCombatAnswer"] | components["schemas"]["FantasyBattleAnswer"] | components["schemas"]["FantasyMultipleAnswer"] | components["schemas"]["GrimdarkAttackAnswer"] | components["schemas"]["GrimdarkDuelAnswer"] | components["schemas"]["Wh40kAttackAnswer"] | components["schemas"]["Wh40kChargeAnswer"] | components["schemas"]["Wh40kBattleshockAnswer"] | components["schemas"]["Wh40kMeleeAnswer"] | components["schemas"]["AxisBattleAnswer"] | components["schemas"]["AxisAmphibiousAnswer"] | components["schemas"]["AxisBombingAnswer"] | components["schemas"]["AxisRecommendAnswer"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    calculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "calculator": "fantasy/attack",
                 *       "input": {
                 *         "numAttacks": 20,
                 *         "toHit": 3,
                 *         "armorSave": 4
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CalculationRequest"];
            };
        };
        responses: {
            /** @description What the calculator found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculationReply"];
                };
            };
            /** @description The request or its input is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such calculator. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is not sent as application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": 1,
                 *         "calculator": "fantasy/attack",
                 *         "input": {
                 *           "numAttacks": 20,
                 *           "toHit": 3,
                 *           "armorSave": 4
                 *         }
                 *       },
                 *       {
                 *         "id": 2,
                 *         "calculator": "killteam/shoot",
                 *         "input": {
                 *           "attacker": {
                 *             "attacks": 4,
                 *             "hit": 3
                 *           }
                 *         }
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            /** @description One reply for each entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchReply"];
                };
            };
            /** @description The body is not an array of entries, or has too many of them. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is not sent as application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listCalculators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All calculators. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatorList"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    describeCalculator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of the id before the slash.
                 * @example fantasy
                 */
                game: string;
                /**
                 * @description The part of the id after the slash.
                 * @example attack
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calculator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatorDetails"];
                };
            };
            /** @description There is no such calculator. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    findUnits: {
        parameters: {
            query: {
                /**
                 * @description killteam, fantasy or wh40k.
                 * @example wh40k
                 */
                game: string;
                /** @description Of 40,000 "10" or "11", of Kill Team "2024". */
                edition?: string;
                /** @description Of fantasy. */
                system?: "oldWorld" | "ninthAge";
                /** @description Words of a name; all units where there are none. */
                q?: string;
                /** @description How many units at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The units, the best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitList"];
                };
            };
            /** @description There is no such game, edition, system or limit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    battleOfUnits: {
        parameters: {
            query: {
                /**
                 * @description killteam, fantasy or wh40k.
                 * @example wh40k
                 */
                game: string;
                /** @description Of 40,000 "10" or "11", of Kill Team "2024". */
                edition?: string;
                /** @description Of fantasy. */
                system?: "oldWorld" | "ninthAge";
                /**
                 * @description The attacker; "A + B" stand together.
                 * @example Rhino (Space Marines)
                 */
                unit: string;
                /**
                 * @description The target.
                 * @example Boyz
                 */
                against: string;
                /** @description The usual one of the game unless given. */
                calculator?: string;
                /**
                 * @description The detachment whose rules the attacker brings.
                 * @example Gladius Task Force
                 */
                army?: string;
                /**
                 * @description A unit that fires out of the attacker (Firing Deck).
                 * @example Hellblaster Squad
                 */
                aboard?: string;
                /**
                 * @description Of weapons with several modes, the one to use.
                 * @example supercharge
                 */
                mode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The battle, and what became of the rules of both units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitBattle"];
                };
            };
            /** @description There is no such unit, detachment, calculator or mode, or several units have that name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    shareBattle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "calculator": "fantasy/attack",
                 *       "input": {
                 *         "numAttacks": 20,
                 *         "toHit": 3,
                 *         "armorSave": 4
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description The address, and what it shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkReply"];
                };
            };
            /** @description The battle, a list or a unit is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such calculator. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is not sent as application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    submitJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "matrix",
                 *       "calculator": "killteam/shoot",
                 *       "figure": "killChance",
                 *       "rows": [
                 *         {
                 *           "title": "Boltgun",
                 *           "input": {
                 *             "attacker": {
                 *               "attacks": 4,
                 *               "hit": 3,
                 *               "normalDamage": 3,
                 *               "criticalDamage": 4
                 *             }
                 *           }
                 *         }
                 *       ],
                 *       "columns": {
                 *         "archetypes": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["JobQuestion"];
            };
        };
        responses: {
            /** @description Not used: a job is taken with 202. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobStatus"];
                };
            };
            /** @description The job was taken. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobStatus"];
                };
            };
            /** @description The question is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 8 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    describeJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As given when the job was made. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobStatus"];
                };
            };
            /** @description There is no such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As given when the job was made. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not used: nothing is sent back with 204. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobStatus"];
                };
            };
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    watchJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As given when the job was made. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data of every event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description There is no such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    fetchJobResult: {
        parameters: {
            query?: {
                /** @description csv for a spreadsheet. */
                format?: "json" | "csv";
                /** @description The first row wanted. */
                from?: string;
                /** @description How many rows. */
                count?: string;
            };
            header?: never;
            path: {
                /** @description As given when the job was made. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResult"];
                    "text/csv": string;
                };
            };
            /** @description There is no such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The job is not done yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    importArmy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "++ Ember Guard [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts | Fearless\n5x Carbine (18\", A1, AP(1)), 5x CCW (A1)\n"
                 *     }
                 */
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            /** @description The army and what the reader noticed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReply"];
                };
            };
            /** @description This is not a list that is read here; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 8 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is neither application/json, text/plain nor application/octet-stream. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    parseGrimdarkArmy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "++ Ember Guard [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts | Fearless\n5x Carbine (18\", A1, AP(1)), 5x CCW (A1)\n"
                 *     }
                 */
                "application/json": components["schemas"]["GrimdarkParseRequest"];
            };
        };
        responses: {
            /** @description The army. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimdarkArmy"];
                };
            };
            /** @description This is not a list that can be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    runGrimdark: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "army_a": {
                 *         "name": "Ember Guard",
                 *         "units": [
                 *           {
                 *             "id": "guards",
                 *             "name": "Guards",
                 *             "points": 120,
                 *             "quality": 4,
                 *             "defense": 4,
                 *             "models": [
                 *               {
                 *                 "count": 5,
                 *                 "weapons": [
                 *                   {
                 *                     "name": "Carbine",
                 *                     "range": 18,
                 *                     "attacks": 1
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "army_b": {
                 *         "name": "Brutes",
                 *         "units": [
                 *           {
                 *             "id": "brute",
                 *             "name": "Brute",
                 *             "points": 210,
                 *             "quality": 4,
                 *             "defense": 3,
                 *             "special_rules": [
                 *               "Tough(6)"
                 *             ],
                 *             "models": [
                 *               {
                 *                 "count": 1,
                 *                 "weapons": [
                 *                   {
                 *                     "name": "Claw",
                 *                     "attacks": 3
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "selected_unit_ids_a": [
                 *         "guards"
                 *       ],
                 *       "selected_unit_ids_b": [
                 *         "brute"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GrimdarkRunRequest"];
            };
        };
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimdarkRunReply"];
                };
            };
            /** @description It takes longer than a request may: {"job"} says where the results will be. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobTaken"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 8 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    runGrimdarkEnhanced: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "army_a": {
                 *         "name": "Ember Guard",
                 *         "units": [
                 *           {
                 *             "id": "guards",
                 *             "name": "Guards",
                 *             "points": 120,
                 *             "quality": 4,
                 *             "defense": 4,
                 *             "models": [
                 *               {
                 *                 "count": 5,
                 *                 "weapons": [
                 *                   {
                 *                     "name": "Carbine",
                 *                     "range": 18,
                 *                     "attacks": 1
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "army_b": {
                 *         "name": "Brutes",
                 *         "units": [
                 *           {
                 *             "id": "brute",
                 *             "name": "Brute",
                 *             "points": 210,
                 *             "quality": 4,
                 *             "defense": 3,
                 *             "special_rules": [
                 *               "Tough(6)"
                 *             ],
                 *             "models": [
                 *               {
                 *                 "count": 1,
                 *                 "weapons": [
                 *                   {
                 *                     "name": "Claw",
                 *                     "attacks": 3
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "selected_unit_ids_a": [
                 *         "guards"
                 *       ],
                 *       "selected_unit_ids_b": [
                 *         "brute"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GrimdarkRunRequest"];
            };
        };
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimdarkEnhancedReply"];
                };
            };
            /** @description It takes longer than a request may: {"job"} says where the results will be. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobTaken"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 8 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    visualizeGrimdark: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attacker_unit": {
                 *         "id": "guards",
                 *         "name": "Guards",
                 *         "points": 120,
                 *         "quality": 4,
                 *         "defense": 4,
                 *         "models": [
                 *           {
                 *             "count": 5,
                 *             "weapons": [
                 *               {
                 *                 "name": "Carbine",
                 *                 "range": 18,
                 *                 "attacks": 1
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "defender_unit": {
                 *         "id": "brute",
                 *         "name": "Brute",
                 *         "points": 210,
                 *         "quality": 4,
                 *         "defense": 3,
                 *         "special_rules": [
                 *           "Tough(6)"
                 *         ],
                 *         "models": [
                 *           {
                 *             "count": 1,
                 *             "weapons": [
                 *               {
                 *                 "name": "Claw",
                 *                 "attacks": 3
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "scenario": "charge"
                 *     }
                 */
                "application/json": components["schemas"]["GrimdarkVisualizeRequest"];
            };
        };
        responses: {
            /** @description The battle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimdarkVisualizeReply"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listGrimdarkRules: {
        parameters: {
            query?: {
                /** @description Only rules of this category. */
                category?: "weapon" | "attack" | "defense" | "morale" | "boost" | "support" | "movement" | "deployment" | "magic" | "other";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimdarkRules"];
                };
            };
            /** @description There is no such category. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    searchGrimdarkRules: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules found, names first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimdarkRules"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listFactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The factions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimdarkFactions"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    searchFactions: {
        parameters: {
            query?: {
                /** @description A part of a name. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The factions found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimdarkFactions"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    describeFaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As in the list.
                 * @example alien-hives
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimdarkFaction"];
                };
            };
            /** @description There is no such faction. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too busy, or out of time. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
