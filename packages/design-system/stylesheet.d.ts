// Types of the `.css` entries, which are imported for their effect only.
// oxlint-disable-next-line unicorn/require-module-specifiers -- makes this file a module
export {};
