export declare const browserArgs: string[];
export declare function findBrowser(env?: NodeJS.ProcessEnv): Promise<string | undefined>;
