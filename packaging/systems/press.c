/* Presses Ctrl-C for a program on Windows, as a person does at a console: the first time after some
   milliseconds, and again after as many, as often as is said; then ends with the exit code of the program.
   Usage: press.exe TIMES MILLISECONDS COMMAND LINE...  Exit code 3: it could not be tried. */
#include <windows.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **words) {
    char line[4096] = "";
    if (count < 4) return 3;
    for (int k = 3; k < count; k++) {
        if (strlen(line) + strlen(words[k]) + 2 > sizeof line) return 3;
        strcat(strcat(line, words[k]), " ");
    }
    STARTUPINFOA start = {.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES};
    start.hStdInput = GetStdHandle(STD_INPUT_HANDLE);
    start.hStdOutput = GetStdHandle(STD_OUTPUT_HANDLE);
    start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    FreeConsole();
    if (!AllocConsole()) return 3;
    PROCESS_INFORMATION child;
    if (!CreateProcessA(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &start, &child)) return 3;
    /* From now on it is none of ours; the child was begun before. */
    SetConsoleCtrlHandler(NULL, TRUE);
    for (int k = 0; k < atoi(words[1]); k++) {
        if (WaitForSingleObject(child.hProcess, atoi(words[2])) == WAIT_OBJECT_0) break;
        if (!GenerateConsoleCtrlEvent(CTRL_C_EVENT, 0)) return 3;
    }
    DWORD code = 3;
    if (WaitForSingleObject(child.hProcess, 30000) != WAIT_OBJECT_0) TerminateProcess(child.hProcess, 4);
    WaitForSingleObject(child.hProcess, INFINITE);
    GetExitCodeProcess(child.hProcess, &code);
    return code;
}
